import { defineRefusals } from '../platform/refusal.ts';

export const staffHighlightsRefusals = defineRefusals({
  highlight_media_unknown: {
    status: 422,
    message: {
      en: 'This picture or video is no longer here. Please upload it again.',
      pt: 'Esta imagem ou este vídeo já não está disponível. Carregue de novo.',
      es: 'Esta imagen o este vídeo ya no está. Vuelve a subirlo.',
      fr: 'Cette image ou cette vidéo n’est plus là. Ajoutez-la de nouveau.',
      de: 'Dieses Bild oder Video ist nicht mehr da. Bitte laden Sie es erneut hoch.',
      it: 'Questa immagine o questo video non c’è più. Caricalo di nuovo.',
      zh: '该图片或视频已不存在，请重新上传。',
      ja: 'この画像または動画はもうありません。もう一度アップロードしてください。',
    },
  },
  too_many_highlights: {
    status: 409,
    message: {
      en: 'There are {max} slides already. Remove one first.',
      pt: 'Já há {max} diapositivos. Remova um primeiro.',
      es: 'Ya hay {max} diapositivas. Quita una primero.',
      fr: 'Il y a déjà {max} diapositives. Retirez-en une d’abord.',
      de: 'Es gibt schon {max} Folien. Bitte erst eine entfernen.',
      it: 'Ci sono già {max} slide. Prima rimuovine una.',
      zh: '已有 {max} 张轮播图，请先删除一张。',
      ja: 'スライドはすでに{max}枚あります。先に1枚削除してください。',
    },
  },
  highlights_changed: {
    status: 409,
    message: {
      en: 'Somebody else added or removed a slide meanwhile. Please look again.',
      pt: 'Entretanto, alguém adicionou ou removeu um diapositivo. Veja de novo.',
      es: 'Mientras tanto alguien ha añadido o quitado una diapositiva. Vuelve a mirar.',
      fr: 'Quelqu’un a ajouté ou retiré une diapositive entre-temps. Regardez de nouveau.',
      de: 'Inzwischen hat jemand eine Folie hinzugefügt oder entfernt. Bitte sehen Sie noch einmal nach.',
      it: 'Nel frattempo qualcuno ha aggiunto o rimosso una slide. Controlla di nuovo.',
      zh: '期间有人添加或删除了轮播图，请重新查看。',
      ja: 'その間に誰かがスライドを追加または削除しました。もう一度ご確認ください。',
    },
  },
});
