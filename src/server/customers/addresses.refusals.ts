import { defineRefusals } from '../platform/refusal.ts';

export const addressRefusals = defineRefusals({
  address_not_found: {
    status: 404,
    message: {
      en: 'Address not found.',
      pt: 'Morada não encontrada.',
      es: 'No se ha encontrado la dirección.',
      fr: 'Adresse introuvable.',
      de: 'Adresse nicht gefunden.',
      it: 'Indirizzo non trovato.',
      zh: '找不到该地址。',
      ja: '住所が見つかりません。',
    },
  },
  too_many_addresses: {
    status: 409,
    message: {
      en: 'You can save up to {max} addresses. Please delete one first.',
      pt: 'Pode guardar até {max} moradas. Elimine uma primeiro.',
      es: 'Puedes guardar hasta {max} direcciones. Elimina una primero.',
      fr: 'Vous pouvez enregistrer {max} adresses au maximum. Supprimez-en d’abord une.',
      de: 'Sie können bis zu {max} Adressen speichern. Bitte löschen Sie zuerst eine.',
      it: 'Puoi salvare fino a {max} indirizzi. Eliminane prima uno.',
      zh: '最多可保存 {max} 个地址，请先删除一个。',
      ja: '保存できる住所は{max}件までです。先に1件削除してください。',
    },
  },
  place_not_found: {
    status: 404,
    message: {
      en: 'Failed to load address details.',
      pt: 'Não foi possível carregar os dados da morada.',
      es: 'No se han podido cargar los datos de la dirección.',
      fr: 'Impossible de charger les détails de l’adresse.',
      de: 'Die Adressdetails konnten nicht geladen werden.',
      it: 'Impossibile caricare i dettagli dell’indirizzo.',
      zh: '无法加载地址详情。',
      ja: '住所の詳細を読み込めませんでした。',
    },
  },
});
