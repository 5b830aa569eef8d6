import { defineRefusals } from '../platform/refusal.ts';

export const aboutRefusals = defineRefusals({
  picture_not_here: {
    status: 422,
    message: {
      en: 'This picture is no longer here. Please upload it again.',
      pt: 'Esta imagem já não está disponível. Carregue-a de novo.',
      es: 'Esta imagen ya no está. Vuelve a subirla.',
      fr: 'Cette image n’est plus là. Ajoutez-la de nouveau.',
      de: 'Dieses Bild ist nicht mehr da. Bitte laden Sie es erneut hoch.',
      it: 'Questa immagine non c’è più. Caricala di nuovo.',
      zh: '该图片已不存在，请重新上传。',
      ja: 'この画像はもうありません。もう一度アップロードしてください。',
    },
  },
});
