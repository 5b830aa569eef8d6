import { defineRefusals } from '../platform/refusal.ts';

export const videosRefusals = defineRefusals({
  video_type_unsupported: {
    status: 415,
    message: {
      en: 'Please send an MP4 video.',
      pt: 'Envie um vídeo MP4.',
      es: 'Envía un vídeo MP4.',
      fr: 'Envoyez une vidéo MP4.',
      de: 'Bitte senden Sie ein MP4-Video.',
      it: 'Invia un video MP4.',
      zh: '请上传 MP4 视频。',
      ja: 'MP4形式の動画を送信してください。',
    },
  },
  video_too_heavy: {
    status: 413,
    message: {
      en: 'This video is larger than {max} MB. A few seconds in a smaller size are enough.',
      pt: 'Este vídeo tem mais de {max} MB. Bastam alguns segundos num tamanho menor.',
      es: 'Este vídeo supera los {max} MB. Bastan unos segundos en un tamaño menor.',
      fr: 'Cette vidéo dépasse {max} Mo. Quelques secondes dans une taille plus petite suffisent.',
      de: 'Dieses Video ist größer als {max} MB. Ein paar Sekunden in kleinerer Größe genügen.',
      it: 'Questo video supera i {max} MB. Bastano pochi secondi in formato più piccolo.',
      zh: '该视频超过 {max} MB。几秒钟的较小视频即可。',
      ja: 'この動画は{max} MBを超えています。数秒の小さな動画で十分です。',
    },
  },
  videos_busy: {
    status: 503,
    message: {
      en: 'Other videos are being received right now. Please try again in a moment.',
      pt: 'Estão a ser recebidos outros vídeos neste momento. Tente novamente dentro de instantes.',
      es: 'Se están recibiendo otros vídeos en este momento. Vuelve a intentarlo en unos instantes.',
      fr: 'D’autres vidéos sont en cours de réception. Réessayez dans un instant.',
      de: 'Gerade werden andere Videos empfangen. Bitte versuchen Sie es gleich noch einmal.',
      it: 'In questo momento sono in arrivo altri video. Riprova tra un attimo.',
      zh: '正在接收其他视频，请稍后再试。',
      ja: 'ほかの動画を受信中です。少し待ってからもう一度お試しください。',
    },
  },
});
