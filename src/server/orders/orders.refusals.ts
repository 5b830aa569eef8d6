import { defineRefusals } from '../platform/refusal.ts';

export const ordersRefusals = defineRefusals({
  wrong_restaurant: {
    status: 409,
    message: {
      en: 'This cart belongs to another restaurant. Please clear it and choose your dishes again.',
      pt: 'Este carrinho pertence a outro restaurante. Esvazie-o e volte a escolher os pratos.',
      es: 'Este carrito pertenece a otro restaurante. Vacíalo y vuelve a elegir los platos.',
      fr: 'Ce panier appartient à un autre restaurant. Videz-le et choisissez de nouveau vos plats.',
      de: 'Dieser Warenkorb gehört zu einem anderen Restaurant. Bitte leeren Sie ihn und wählen Sie Ihre Gerichte erneut.',
      it: 'Questo carrello appartiene a un altro ristorante. Svuotalo e scegli di nuovo i piatti.',
      zh: '此购物车属于另一家餐厅，请清空后重新选择菜品。',
      ja: 'このカートは別のレストランのものです。カートを空にして、もう一度料理をお選びください。',
    },
  },
  below_minimum: {
    status: 409,
    message: {
      en: 'Minimum order amount for delivery is {minimum}. Please add more items to your cart.',
      pt: 'O valor mínimo para entrega é {minimum}. Adicione mais artigos ao carrinho.',
      es: 'El pedido mínimo para entrega a domicilio es de {minimum}. Añade más artículos a tu carrito.',
      fr: 'Le minimum de commande pour la livraison est de {minimum}. Ajoutez des articles à votre panier.',
      de: 'Der Mindestbestellwert für die Lieferung beträgt {minimum}. Bitte legen Sie noch etwas in den Warenkorb.',
      it: 'L’ordine minimo per la consegna è di {minimum}. Aggiungi altri articoli al carrello.',
      zh: '起送金额为 {minimum}，请再添加一些商品。',
      ja: '配達の最低注文金額は{minimum}です。商品を追加してください。',
    },
  },
  too_many_open_orders: {
    status: 409,
    message: {
      en: 'The restaurant has not answered {max} of your orders yet. Please wait for its answer, or cancel one of them.',
      pt: 'O restaurante ainda não respondeu a {max} dos seus pedidos. Aguarde a resposta ou cancele um deles.',
      es: 'El restaurante aún no ha respondido a {max} de tus pedidos. Espera su respuesta o cancela alguno.',
      fr: 'Le restaurant n’a pas encore répondu à {max} de vos commandes. Attendez sa réponse ou annulez-en une.',
      de: 'Das Restaurant hat auf {max} Ihrer Bestellungen noch nicht geantwortet. Bitte warten Sie die Antwort ab oder stornieren Sie eine davon.',
      it: 'Il ristorante non ha ancora risposto a {max} dei tuoi ordini. Attendi la risposta o annullane uno.',
      zh: '您有 {max} 个订单餐厅尚未处理。请等待餐厅回应，或取消其中一个。',
      ja: 'レストランがまだ対応していないご注文が{max}件あります。対応をお待ちいただくか、いずれかをキャンセルしてください。',
    },
  },
  idempotency_mismatch: {
    status: 422,
    message: {
      en: 'This order was already placed with other contents. Please check your orders.',
      pt: 'Este pedido já foi feito com outro conteúdo. Verifique os seus pedidos.',
      es: 'Este pedido ya se hizo con otro contenido. Revisa tus pedidos.',
      fr: 'Cette commande a déjà été passée avec un autre contenu. Vérifiez vos commandes.',
      de: 'Diese Bestellung wurde bereits mit anderem Inhalt aufgegeben. Bitte prüfen Sie Ihre Bestellungen.',
      it: 'Questo ordine è già stato inviato con un altro contenuto. Controlla i tuoi ordini.',
      zh: '该订单已以不同内容提交，请查看您的订单。',
      ja: 'このご注文は別の内容で受け付け済みです。ご注文履歴をご確認ください。',
    },
  },
  not_cancellable: {
    status: 409,
    message: {
      en: 'This order can no longer be cancelled.',
      pt: 'Este pedido já não pode ser cancelado.',
      es: 'Este pedido ya no se puede cancelar.',
      fr: 'Cette commande ne peut plus être annulée.',
      de: 'Diese Bestellung kann nicht mehr storniert werden.',
      it: 'Questo ordine non può più essere annullato.',
      zh: '该订单已无法取消。',
      ja: 'このご注文はキャンセルできなくなりました。',
    },
  },
  illegal_transition: {
    status: 409,
    message: {
      en: 'The order has moved on in the meantime, so this step is not possible.',
      pt: 'Entretanto, o estado do pedido mudou: este passo já não é possível.',
      es: 'El pedido ya ha cambiado de estado: este paso no es posible.',
      fr: 'La commande a changé d’état entre-temps : cette étape n’est pas possible.',
      de: 'Die Bestellung ist inzwischen in einem anderen Zustand: Dieser Schritt ist nicht möglich.',
      it: 'Nel frattempo l’ordine ha cambiato stato: questo passaggio non è possibile.',
      zh: '订单状态已变更，无法执行此操作。',
      ja: 'ご注文の状態が変わったため、この操作はできません。',
    },
  },
  order_changed: {
    status: 409,
    message: {
      en: 'Somebody else has changed this order in the meantime. Please look at it again.',
      pt: 'Entretanto, outra pessoa alterou este pedido. Verifique-o novamente.',
      es: 'Otra persona ha cambiado este pedido entretanto. Vuelve a mirarlo.',
      fr: 'Quelqu’un d’autre a modifié cette commande entre-temps. Veuillez la revoir.',
      de: 'Jemand anderes hat diese Bestellung inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
      it: 'Nel frattempo qualcun altro ha modificato questo ordine. Ricontrollalo.',
      zh: '此订单刚刚被其他人更改，请重新查看。',
      ja: 'このご注文はほかの担当者によって変更されました。もう一度ご確認ください。',
    },
  },
  ready_time_fixed: {
    status: 409,
    message: {
      en: 'A new time can be promised only while an order is confirmed or being prepared.',
      pt: 'Só é possível indicar uma nova hora enquanto o pedido está confirmado ou em preparação.',
      es: 'Solo se puede dar una nueva hora mientras el pedido está confirmado o en preparación.',
      fr: 'Une nouvelle heure ne peut être annoncée que pour une commande confirmée ou en préparation.',
      de: 'Eine neue Zeit kann nur zugesagt werden, solange die Bestellung bestätigt oder in Zubereitung ist.',
      it: 'Si può indicare un nuovo orario solo finché l’ordine è confermato o in preparazione.',
      zh: '只有已确认或制作中的订单才能更改预计时间。',
      ja: '新しい時間をお知らせできるのは、ご注文が確認済みまたは調理中の間だけです。',
    },
  },
});

/** Error text of an amount in the payload that has changed. */
export const figureNow = {
  en: 'Now {amount}.',
  pt: 'Agora {amount}.',
  es: 'Ahora {amount}.',
  fr: 'Désormais {amount}.',
  de: 'Jetzt {amount}.',
  it: 'Ora {amount}.',
  zh: '现为 {amount}。',
  ja: '現在{amount}です。',
};
