import { defineRefusals } from '../platform/refusal.ts';

export const themeRefusals = defineRefusals({
  logo_refused: {
    status: 422,
    message: {
      en: 'This file cannot be used as a logo. Please choose a plain SVG drawing without scripts or links.',
      pt: 'Este ficheiro não serve de logótipo. Escolha um desenho SVG simples, sem scripts nem ligações.',
      es: 'Este archivo no sirve como logotipo. Elige un dibujo SVG sencillo, sin scripts ni enlaces.',
      fr: 'Ce fichier ne peut pas servir de logo. Choisissez un dessin SVG simple, sans script ni lien.',
      de: 'Diese Datei eignet sich nicht als Logo. Bitte wählen Sie eine einfache SVG-Zeichnung ohne Skripte und Links.',
      it: 'Questo file non può essere usato come logo. Scegli un disegno SVG semplice, senza script né link.',
      zh: '此文件不能用作徽标。请选择不含脚本和链接的简单 SVG 图形。',
      ja: 'このファイルはロゴに使えません。スクリプトやリンクを含まないシンプルなSVGを選んでください。',
    },
  },
});
