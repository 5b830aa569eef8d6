import { defineRefusals } from '../platform/refusal.ts';

export const accountRefusals = defineRefusals({
  invalid_credentials: {
    status: 401,
    message: {
      en: 'Login failed. Please check your credentials.',
      pt: 'Não foi possível iniciar sessão. Verifique os seus dados.',
      es: 'No se ha podido iniciar sesión. Comprueba tus datos.',
      fr: 'La connexion a échoué. Vérifiez vos identifiants.',
      de: 'Anmeldung fehlgeschlagen. Bitte prüfen Sie Ihre Zugangsdaten.',
      it: 'Accesso non riuscito. Controlla le tue credenziali.',
      zh: '登录失败，请检查您的邮箱和密码。',
      ja: 'ログインできませんでした。入力内容をご確認ください。',
    },
  },
  email_taken: {
    status: 409,
    message: {
      en: 'There is already an account with this email.',
      pt: 'Já existe uma conta com este e-mail.',
      es: 'Ya existe una cuenta con este correo electrónico.',
      fr: 'Un compte existe déjà avec cette adresse e-mail.',
      de: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.',
      it: 'Esiste già un account con questa e-mail.',
      zh: '此邮箱已注册过账户。',
      ja: 'このメールアドレスはすでに登録されています。',
    },
  },
  session_ended: {
    status: 401,
    message: {
      en: 'Session expired. Please log in again.',
      pt: 'A sessão expirou. Inicie sessão novamente.',
      es: 'La sesión ha caducado. Vuelve a iniciar sesión.',
      fr: 'Votre session a expiré. Veuillez vous reconnecter.',
      de: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
      it: 'La sessione è scaduta. Accedi di nuovo.',
      zh: '登录已过期，请重新登录。',
      ja: 'セッションの有効期限が切れました。もう一度ログインしてください。',
    },
  },
  refresh_raced: {
    status: 409,
    message: {
      en: 'Another tab has just renewed this session.',
      pt: 'Outro separador acabou de renovar esta sessão.',
      es: 'Otra pestaña acaba de renovar esta sesión.',
      fr: 'Un autre onglet vient de renouveler cette session.',
      de: 'Ein anderer Tab hat diese Sitzung gerade erneuert.',
      it: 'Un’altra scheda ha appena rinnovato questa sessione.',
      zh: '另一个标签页刚刚更新了此会话。',
      ja: '別のタブがこのセッションを更新したところです。',
    },
  },
  wrong_password: {
    status: 400,
    message: {
      en: 'The current password is not correct.',
      pt: 'A palavra-passe atual não está correta.',
      es: 'La contraseña actual no es correcta.',
      fr: 'Le mot de passe actuel est incorrect.',
      de: 'Das aktuelle Passwort ist nicht richtig.',
      it: 'La password attuale non è corretta.',
      zh: '当前密码不正确。',
      ja: '現在のパスワードが正しくありません。',
    },
  },
  reset_link_invalid: {
    status: 400,
    message: {
      en: 'This link is no longer valid. Please ask for a new one.',
      pt: 'Esta ligação já não é válida. Peça uma nova.',
      es: 'Este enlace ya no es válido. Pide uno nuevo.',
      fr: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
      de: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
      it: 'Questo link non è più valido. Richiedine uno nuovo.',
      zh: '此链接已失效，请重新申请。',
      ja: 'このリンクは無効になりました。新しいリンクをお求めください。',
    },
  },
});
