import { defineRefusals } from '../platform/refusal.ts';

export const textsRefusals = defineRefusals({
  own_language_missing: {
    status: 422,
    message: {
      en: 'Please write this text in the restaurant’s own language too.',
      pt: 'Escreva este texto também na língua do restaurante.',
      es: 'Escribe este texto también en el idioma del restaurante.',
      fr: 'Écrivez aussi ce texte dans la langue du restaurant.',
      de: 'Bitte schreiben Sie diesen Text auch in der Sprache des Restaurants.',
      it: 'Scrivi questo testo anche nella lingua del ristorante.',
      zh: '请同时填写餐厅自身语言的文本。',
      ja: 'このテキストはレストランの言語でも入力してください。',
    },
  },
});
