import { defineRefusals } from '../platform/refusal.ts';

export const menuRecordRefusals = defineRefusals({
  category_not_empty: {
    status: 409,
    message: {
      en: 'There are dishes in this category ({count}). Choose what becomes of them first.',
      pt: 'Há pratos nesta categoria ({count}). Escolha primeiro o que fazer com eles.',
      es: 'Hay platos en esta categoría ({count}). Elige primero qué hacer con ellos.',
      fr: 'Cette catégorie contient des plats ({count}). Choisissez d’abord ce qu’ils deviennent.',
      de: 'In dieser Kategorie sind Gerichte ({count}). Wählen Sie zuerst, was mit ihnen geschieht.',
      it: 'In questa categoria ci sono piatti ({count}). Scegli prima che cosa farne.',
      zh: '该分类中还有菜品（{count} 道），请先选择如何处理它们。',
      ja: 'このカテゴリーには料理があります（{count}品）。先に扱いを選んでください。',
    },
  },
  option_group_in_use: {
    status: 409,
    message: {
      en: 'Dishes have these options ({count}). Remove them from those dishes first, or from all of them at once.',
      pt: 'Há pratos com estas opções ({count}). Retire-as primeiro desses pratos, ou de todos de uma vez.',
      es: 'Hay platos con estas opciones ({count}). Quítalas primero de esos platos, o de todos a la vez.',
      fr: 'Des plats ont ces options ({count}). Retirez-les d’abord de ces plats, ou de tous à la fois.',
      de: 'Gerichte haben diese Optionen ({count}). Entfernen Sie sie zuerst dort oder bei allen auf einmal.',
      it: 'Ci sono piatti con queste opzioni ({count}). Toglile prima da quei piatti, o da tutti insieme.',
      zh: '有菜品正在使用这些选项（{count} 道），请先从这些菜品中移除，或一并移除。',
      ja: 'このオプションを使っている料理があります（{count}品）。先にそれらから外すか、まとめて外してください。',
    },
  },
  menu_full: {
    status: 409,
    message: {
      en: 'There are {max} already, the most possible. Remove one first.',
      pt: 'Já há {max}, o máximo possível. Primeiro remova um dos que existem.',
      es: 'Ya hay {max}, el máximo posible. Quita antes alguno de los que hay.',
      fr: 'Il y en a déjà {max}, c’est le maximum. Supprimez d’abord un élément.',
      de: 'Es sind bereits {max}, mehr sind nicht möglich. Entfernen Sie zuerst einen Eintrag.',
      it: 'Ce ne sono già {max}, il massimo possibile. Prima rimuovi un elemento.',
      zh: '已有 {max} 个，达到上限。请先移除一个。',
      ja: 'すでに上限の{max}件あります。先に1件削除してください。',
    },
  },
});
