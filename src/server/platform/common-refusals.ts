import { defineRefusals } from './refusal.ts';

/** Refusals that belong to no noun. */
export const commonRefusals = defineRefusals({
  invalid_request: {
    status: 400,
    message: {
      en: 'Please check the highlighted fields and try again.',
      pt: 'Verifique os campos assinalados e tente novamente.',
      es: 'Revisa los campos marcados e inténtalo de nuevo.',
      fr: 'Vérifiez les champs signalés, puis réessayez.',
      de: 'Bitte prüfen Sie die markierten Felder und versuchen Sie es erneut.',
      it: 'Controlla i campi evidenziati e riprova.',
      zh: '请检查标出的内容后重试。',
      ja: '入力内容を確認して、もう一度お試しください。',
    },
  },
  unauthenticated: {
    status: 401,
    message: {
      en: 'User not authenticated.',
      pt: 'Utilizador não autenticado.',
      es: 'Usuario no autenticado.',
      fr: 'Utilisateur non authentifié.',
      de: 'Sie sind nicht angemeldet.',
      it: 'Utente non autenticato.',
      zh: '您尚未登录。',
      ja: 'ログインしていません。',
    },
  },
  forbidden: {
    status: 403,
    message: {
      en: 'You are not allowed to do this.',
      pt: 'Não tem permissão para fazer isto.',
      es: 'No tienes permiso para hacer esto.',
      fr: 'Vous n’avez pas le droit de faire cela.',
      de: 'Dazu fehlt Ihnen die Berechtigung.',
      it: 'Non hai il permesso di farlo.',
      zh: '您没有执行此操作的权限。',
      ja: 'この操作を行う権限がありません。',
    },
  },
  not_found: {
    status: 404,
    message: {
      en: 'We could not find what you are looking for.',
      pt: 'Não encontrámos o que procura.',
      es: 'No hemos encontrado lo que buscas.',
      fr: 'Nous n’avons pas trouvé ce que vous cherchez.',
      de: 'Wir konnten das Gesuchte nicht finden.',
      it: 'Non abbiamo trovato quello che cerchi.',
      zh: '找不到您要的内容。',
      ja: 'お探しのものが見つかりませんでした。',
    },
  },
  unknown_host: {
    status: 404,
    message: {
      en: 'Could not load configuration for this domain.',
      pt: 'Não foi possível carregar a configuração deste domínio.',
      es: 'No se pudo cargar la configuración de este dominio.',
      fr: 'Impossible de charger la configuration de ce domaine.',
      de: 'Die Konfiguration für diese Domain konnte nicht geladen werden.',
      it: 'Impossibile caricare la configurazione di questo dominio.',
      zh: '无法加载此域名的配置。',
      ja: 'このドメインの設定を読み込めませんでした。',
    },
  },
  too_many_requests: {
    status: 429,
    message: {
      en: 'That was a little too fast. Please wait a moment and try again.',
      pt: 'Demasiados pedidos seguidos. Aguarde um momento e tente novamente.',
      es: 'Demasiados intentos seguidos. Espera un momento y vuelve a intentarlo.',
      fr: 'Trop de demandes à la suite. Patientez un instant, puis réessayez.',
      de: 'Das waren zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
      it: 'Troppe richieste in poco tempo. Attendi un momento e riprova.',
      zh: '操作过于频繁，请稍候再试。',
      ja: 'リクエストが多すぎます。しばらく待ってからもう一度お試しください。',
    },
  },
  too_busy: {
    status: 503,
    message: {
      en: 'We are very busy right now. Please try again in a moment.',
      pt: 'Temos muitos pedidos neste momento. Tente novamente dentro de instantes.',
      es: 'Ahora mismo tenemos mucha actividad. Inténtalo de nuevo en un momento.',
      fr: 'Nous sommes très sollicités en ce moment. Réessayez dans un instant.',
      de: 'Gerade ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
      it: 'In questo momento ci sono molte richieste. Riprova tra poco.',
      zh: '当前访问量较大，请稍后再试。',
      ja: 'ただいま混み合っています。少し待ってからもう一度お試しください。',
    },
  },
  internal: {
    status: 500,
    message: {
      en: 'Something went wrong. Please try again later.',
      pt: 'Algo correu mal. Tente novamente mais tarde.',
      es: 'Algo ha ido mal. Inténtalo de nuevo más tarde.',
      fr: 'Une erreur est survenue. Réessayez plus tard.',
      de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es später erneut.',
      it: 'Qualcosa è andato storto. Riprova più tardi.',
      zh: '出了点问题，请稍后再试。',
      ja: '問題が発生しました。時間をおいてもう一度お試しください。',
    },
  },
  // Not 503, which also says other things: a proxy that hears it asks another process (deploy/nginx.conf.template).
  restarting: {
    status: 502,
    message: {
      en: 'We will be back in a moment. Please try again.',
      pt: 'Voltamos dentro de momentos. Tente novamente.',
      es: 'Volvemos en un momento. Inténtalo de nuevo.',
      fr: 'Nous revenons dans un instant. Veuillez réessayer.',
      de: 'Wir sind gleich wieder da. Bitte versuchen Sie es noch einmal.',
      it: 'Torniamo tra un attimo. Riprova.',
      zh: '服务即将恢复，请稍后重试。',
      ja: 'まもなく再開します。もう一度お試しください。',
    },
  },
});
