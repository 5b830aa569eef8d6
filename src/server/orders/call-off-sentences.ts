import type { CallOffReason } from '../../domain/call-off-reasons.ts';
import type { Sentence } from '../platform/refusal.ts';

/** The reason as the customer reads it, in the language of the order. Staff choose it from a list in their own language. */
export const CALL_OFF_SENTENCES: Record<CallOffReason, Sentence> = {
  busy: {
    en: 'We are too busy right now',
    pt: 'De momento temos pedidos a mais',
    es: 'Ahora mismo tenemos demasiados pedidos',
    fr: 'Nous sommes débordés en ce moment',
    de: 'Wir haben gerade zu viel zu tun',
    it: 'In questo momento abbiamo troppi ordini',
    zh: '目前订单太多，忙不过来',
    ja: 'ただいま大変混み合っております',
  },
  sold_out: {
    en: 'Something you ordered is sold out',
    pt: 'Algo do seu pedido esgotou',
    es: 'Se ha agotado algo de tu pedido',
    fr: 'Un article de votre commande est épuisé',
    de: 'Etwas aus Ihrer Bestellung ist ausverkauft',
    it: 'Qualcosa del tuo ordine è esaurito',
    zh: '您点的餐品已售罄',
    ja: 'ご注文の品が売り切れました',
  },
  closing: {
    en: 'We are about to close',
    pt: 'Estamos quase a fechar',
    es: 'Estamos a punto de cerrar',
    fr: 'Nous allons fermer',
    de: 'Wir schließen gleich',
    it: 'Stiamo per chiudere',
    zh: '我们即将打烊',
    ja: 'まもなく閉店いたします',
  },
  area: {
    en: 'We can’t deliver to this address',
    pt: 'Não conseguimos entregar nesta morada',
    es: 'No podemos entregar en esta dirección',
    fr: 'Nous ne pouvons pas livrer à cette adresse',
    de: 'An diese Adresse können wir nicht liefern',
    it: 'Non possiamo consegnare a questo indirizzo',
    zh: '无法配送到该地址',
    ja: 'このご住所には配達できません',
  },
  unreachable: {
    en: 'We couldn’t reach you by phone',
    pt: 'Não conseguimos contactá-lo por telefone',
    es: 'No hemos podido contactarte por teléfono',
    fr: 'Nous n’avons pas pu vous joindre par téléphone',
    de: 'Wir konnten Sie telefonisch nicht erreichen',
    it: 'Non siamo riusciti a contattarti per telefono',
    zh: '电话联系不上您',
    ja: 'お電話がつながりませんでした',
  },
};
