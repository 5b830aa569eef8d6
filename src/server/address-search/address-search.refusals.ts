import { defineRefusals, Refusal } from '../platform/refusal.ts';

export const addressSearchRefusals = defineRefusals({
  address_search_unavailable: {
    status: 503,
    message: {
      en: 'Address search is not available right now. Please type your address.',
      pt: 'A pesquisa de moradas não está disponível neste momento. Escreva a sua morada.',
      es: 'La búsqueda de direcciones no está disponible en este momento. Escribe tu dirección.',
      fr: 'La recherche d’adresses est indisponible pour le moment. Saisissez votre adresse.',
      de: 'Die Adresssuche ist gerade nicht verfügbar. Bitte geben Sie Ihre Adresse von Hand ein.',
      it: 'La ricerca degli indirizzi non è al momento disponibile. Scrivi il tuo indirizzo.',
      zh: '地址搜索暂时不可用，请手动填写地址。',
      ja: '現在、住所検索をご利用いただけません。住所を直接入力してください。',
    },
  },
});

/** The refusal when the address provider fails. `reason` goes to the log, so it must not contain the address. */
export function unavailable(reason: string): Refusal {
  const refusal = new Refusal(addressSearchRefusals.address_search_unavailable);
  refusal.cause = new Error(reason);
  return refusal;
}
