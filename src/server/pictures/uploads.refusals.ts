import { defineRefusals } from '../platform/refusal.ts';

export const uploadsRefusals = defineRefusals({
  uploads_full: {
    status: 409,
    message: {
      en: 'This file no longer fits: the restaurant’s pictures and videos may take up {max} MB in all. Please ask the operator of this site for more space.',
      pt: 'Este ficheiro já não cabe: as imagens e os vídeos do restaurante podem ocupar {max} MB no total. Peça mais espaço a quem gere este site.',
      es: 'Este archivo ya no cabe: las imágenes y los vídeos del restaurante pueden ocupar {max} MB en total. Pide más espacio a quien gestiona este sitio.',
      fr: 'Il n’y a plus de place pour ce fichier : les images et vidéos du restaurant peuvent occuper {max} Mo en tout. Demandez plus d’espace aux responsables de ce site.',
      de: 'Für diese Datei ist kein Platz mehr: Bilder und Videos des Restaurants dürfen zusammen {max} MB belegen. Bitte wenden Sie sich an die Betreiber dieser Website.',
      it: 'Non c’è più spazio per questo file: le immagini e i video del ristorante possono occupare {max} MB in tutto. Chiedi più spazio a chi gestisce questo sito.',
      zh: '空间不足，无法保存此文件：餐厅的图片和视频总计最多 {max} MB。请联系本网站的运营方增加空间。',
      ja: '空き容量が足りないため、このファイルは保存できません。レストランの画像と動画は合計{max}MBまでです。容量の追加はサイトの運営者にお問い合わせください。',
    },
  },
});
