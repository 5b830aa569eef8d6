import { defineRefusals } from '../platform/refusal.ts';

export const themeRefusals = defineRefusals({
  logo_refused: {
    status: 422,
    message: {
      en: 'This file cannot be used as a logo. Please choose a PNG, JPEG or WebP picture, or a plain SVG drawing without scripts or links.',
      pt: 'Este ficheiro não serve de logótipo. Escolha uma imagem PNG, JPEG ou WebP, ou um desenho SVG simples, sem scripts nem ligações.',
      es: 'Este archivo no sirve como logotipo. Elige una imagen PNG, JPEG o WebP, o un dibujo SVG sencillo, sin scripts ni enlaces.',
      fr: 'Ce fichier ne peut pas servir de logo. Choisissez une image PNG, JPEG ou WebP, ou un dessin SVG simple, sans script ni lien.',
      de: 'Diese Datei eignet sich nicht als Logo. Bitte wählen Sie ein Bild als PNG, JPEG oder WebP oder eine einfache SVG-Zeichnung ohne Skripte und Links.',
      it: 'Questo file non può essere usato come logo. Scegli un’immagine PNG, JPEG o WebP oppure un disegno SVG semplice, senza script né link.',
      zh: '此文件不能用作徽标。请选择 PNG、JPEG 或 WebP 图片，或不含脚本和链接的简单 SVG 图形。',
      ja: 'このファイルはロゴに使えません。PNG、JPEG、WebPの画像か、スクリプトやリンクを含まないシンプルなSVGを選んでください。',
    },
  },
  logo_too_small: {
    status: 422,
    message: {
      en: 'This logo has too few pixels to look sharp. It should be at least {width} pixels wide or {height} pixels high.',
      pt: 'Este logótipo tem píxeis a menos para se ver com nitidez. Deve ter, no mínimo, {width} píxeis de largura ou {height} píxeis de altura.',
      es: 'Este logotipo tiene muy pocos píxeles para verse nítido. Debe medir al menos {width} píxeles de ancho o {height} píxeles de alto.',
      fr: 'Ce logo contient trop peu de pixels pour être net. Il doit mesurer au moins {width} pixels de large ou {height} pixels de haut.',
      de: 'Dieses Logo hat zu wenige Pixel, um scharf auszusehen. Es sollte mindestens {width} Pixel breit oder {height} Pixel hoch sein.',
      it: 'Questo logo ha troppo pochi pixel per apparire nitido. Deve essere largo almeno {width} pixel o alto almeno {height} pixel.',
      zh: '此徽标像素太少，显示会模糊。宽度至少需要 {width} 像素，或高度至少需要 {height} 像素。',
      ja: 'このロゴは画素数が少なく、ぼやけて見えます。幅{width}ピクセル以上、または高さ{height}ピクセル以上の画像を使用してください。',
    },
  },
  logo_unknown: {
    status: 422,
    message: {
      en: 'This logo is no longer here. Please upload it again.',
      pt: 'Este logótipo já não está disponível. Carregue-o de novo.',
      es: 'Este logotipo ya no está. Vuelve a subirlo.',
      fr: 'Ce logo n’est plus là. Ajoutez-le de nouveau.',
      de: 'Dieses Logo ist nicht mehr da. Bitte laden Sie es erneut hoch.',
      it: 'Questo logo non c’è più. Caricalo di nuovo.',
      zh: '该徽标已不存在，请重新上传。',
      ja: 'このロゴはもうありません。もう一度アップロードしてください。',
    },
  },
  drawing_too_heavy: {
    status: 413,
    message: {
      en: 'This drawing is too large. An SVG may have up to {max} kB; a PNG may have more.',
      pt: 'Este desenho é demasiado grande. Um SVG pode ter até {max} kB; um PNG pode ter mais.',
      es: 'Este dibujo es demasiado grande. Un SVG puede ocupar hasta {max} kB; un PNG puede ocupar más.',
      fr: 'Ce dessin est trop lourd. Un SVG peut peser jusqu’à {max} ko, un PNG davantage.',
      de: 'Diese Zeichnung ist zu groß. Ein SVG darf bis zu {max} kB haben, ein PNG auch mehr.',
      it: 'Questo disegno è troppo grande. Un SVG può pesare fino a {max} kB; un PNG anche di più.',
      zh: '此图形文件过大。SVG 最大为 {max} kB，PNG 可以更大。',
      ja: 'このSVGは大きすぎます。SVGは{max}kBまでです。PNGならもっと大きくても使えます。',
    },
  },
});
