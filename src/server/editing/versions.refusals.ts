import { defineRefusals } from '../platform/refusal.ts';

export const carriesRecord = 'A 409 for another version carries the current `record`.';

export const versionsRefusals = defineRefusals({
  /** Used for everything that several people edit. It began with the menu, and clients know its code. */
  menu_changed: {
    status: 409,
    message: {
      en: 'Somebody else changed this meanwhile. Nothing was saved: please look at it as it is now.',
      pt: 'Entretanto, outra pessoa alterou isto. Nada foi guardado: veja como está agora.',
      es: 'Otra persona lo ha cambiado entretanto. No se ha guardado nada: mira cómo está ahora.',
      fr: 'Quelqu’un d’autre l’a modifié entre-temps. Rien n’a été enregistré : voyez ce qu’il en est maintenant.',
      de: 'Jemand anders hat das inzwischen geändert. Nichts wurde gespeichert: Bitte sehen Sie sich den jetzigen Stand an.',
      it: 'Nel frattempo qualcun altro l’ha modificato. Non è stato salvato nulla: guarda com’è ora.',
      zh: '此内容已被他人修改，您的更改尚未保存，请查看最新内容。',
      ja: 'ほかの人が先に変更したため、保存されていません。現在の内容をご確認ください。',
    },
  },
});
