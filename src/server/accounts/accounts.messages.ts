import type { Sentence } from '../platform/refusal.ts';

/** Messages of successful answers; the English ones are those of specification section 8. */
export const accountMessages = {
  signedIn: {
    en: 'Login successful!',
    pt: 'Sessão iniciada!',
    es: '¡Has iniciado sesión!',
    fr: 'Connexion réussie !',
    de: 'Anmeldung erfolgreich!',
    it: 'Accesso effettuato!',
    zh: '登录成功！',
    ja: 'ログインしました。',
  },
  registered: {
    en: 'Registration successful!',
    pt: 'Registo concluído!',
    es: '¡Registro completado!',
    fr: 'Inscription réussie !',
    de: 'Registrierung erfolgreich!',
    it: 'Registrazione completata!',
    zh: '注册成功！',
    ja: '登録が完了しました。',
  },
  passwordChanged: {
    en: 'Password changed successfully!',
    pt: 'Palavra-passe alterada com sucesso!',
    es: '¡Contraseña cambiada correctamente!',
    fr: 'Mot de passe modifié !',
    de: 'Passwort erfolgreich geändert!',
    it: 'Password modificata!',
    zh: '密码修改成功！',
    ja: 'パスワードを変更しました。',
  },
  resetRequested: {
    en: 'If there is an account with this email, a link to set a new password is on its way.',
    pt: 'Se existir uma conta com este e-mail, enviámos uma ligação para definir uma nova palavra-passe.',
    es: 'Si existe una cuenta con este correo, te hemos enviado un enlace para crear una nueva contraseña.',
    fr: 'Si un compte existe avec cette adresse, un lien pour choisir un nouveau mot de passe vient d’être envoyé.',
    de: 'Falls es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link für ein neues Passwort unterwegs.',
    it: 'Se esiste un account con questa e-mail, riceverai un link per impostare una nuova password.',
    zh: '如果此邮箱已注册，您将收到一封包含重设密码链接的邮件。',
    ja: 'このメールアドレスのアカウントがある場合、パスワード再設定用のリンクをお送りします。',
  },
} as const satisfies Record<string, Sentence>;
