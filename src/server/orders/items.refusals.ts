import { defineRefusals } from '../platform/refusal.ts';

/**
 * Why a line of a cart cannot be ordered. Each problem document carries `items` and `changes`: the cart as the menu has it now.
 */
export const itemsRefusals = defineRefusals({
  product_foreign: {
    status: 409,
    message: {
      en: "Error: Product doesn't belong to the current restaurant.",
      pt: 'Erro: o produto não pertence ao restaurante atual.',
      es: 'Error: el producto no pertenece al restaurante actual.',
      fr: 'Erreur : ce produit n’appartient pas au restaurant actuel.',
      de: 'Fehler: Das Produkt gehört nicht zum aktuellen Restaurant.',
      it: 'Errore: il prodotto non appartiene al ristorante attuale.',
      zh: '错误：该商品不属于当前餐厅。',
      ja: 'エラー：この商品は現在のレストランのものではありません。',
    },
  },
  product_unavailable: {
    status: 409,
    message: {
      en: '{product} is currently unavailable.',
      pt: '{product} está indisponível de momento.',
      es: '{product} no está disponible en este momento.',
      fr: '{product} est indisponible pour le moment.',
      de: '{product} ist derzeit nicht verfügbar.',
      it: '{product} al momento non è disponibile.',
      zh: '{product}目前暂不供应。',
      ja: '{product}は現在品切れです。',
    },
  },
  option_unavailable: {
    status: 409,
    message: {
      en: 'An option you chose for {product} is no longer available.',
      pt: 'Uma opção que escolheu para {product} já não está disponível.',
      es: 'Una opción que elegiste para {product} ya no está disponible.',
      fr: 'Une option choisie pour {product} n’est plus disponible.',
      de: 'Eine Option, die Sie für {product} gewählt haben, ist nicht mehr verfügbar.',
      it: 'Un’opzione scelta per {product} non è più disponibile.',
      zh: '您为{product}选择的一项规格已不可用。',
      ja: '{product}でお選びのオプションはご利用いただけなくなりました。',
    },
  },
  option_required: {
    status: 409,
    message: {
      en: '{product}, {group}: Please select at least {count}.',
      pt: '{product}, {group}: selecione pelo menos {count}.',
      es: '{product}, {group}: selecciona al menos {count}.',
      fr: '{product}, {group} : sélectionnez-en au moins {count}.',
      de: '{product}, {group}: Bitte wählen Sie mindestens {count}.',
      it: '{product}, {group}: selezionane almeno {count}.',
      zh: '{product}，{group}：请至少选择 {count} 项。',
      ja: '{product}、{group}：{count}個以上お選びください。',
    },
  },
  option_limit: {
    status: 409,
    message: {
      en: '{product}, {group}: You can select up to {count}.',
      pt: '{product}, {group}: pode selecionar até {count}.',
      es: '{product}, {group}: puedes seleccionar hasta {count}.',
      fr: '{product}, {group} : vous pouvez en sélectionner {count} au plus.',
      de: '{product}, {group}: Sie können höchstens {count} wählen.',
      it: '{product}, {group}: puoi selezionarne fino a {count}.',
      zh: '{product}，{group}：最多可选 {count} 项。',
      ja: '{product}、{group}：{count}個までお選びいただけます。',
    },
  },
  price_changed: {
    status: 409,
    message: {
      en: 'Some prices have changed. Please check your cart and place the order again.',
      pt: 'Alguns preços mudaram. Verifique o carrinho e faça novamente o pedido.',
      es: 'Algunos precios han cambiado. Revisa tu carrito y vuelve a hacer el pedido.',
      fr: 'Certains prix ont changé. Vérifiez votre panier, puis repassez la commande.',
      de: 'Einige Preise haben sich geändert. Bitte prüfen Sie den Warenkorb und bestellen Sie erneut.',
      it: 'Alcuni prezzi sono cambiati. Controlla il carrello e invia di nuovo l’ordine.',
      zh: '部分价格已变动，请核对购物车后重新下单。',
      ja: '一部の価格が変わりました。カートをご確認のうえ、もう一度ご注文ください。',
    },
  },
});
