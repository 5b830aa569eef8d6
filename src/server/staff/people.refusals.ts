import { defineRefusals } from '../platform/refusal.ts';

export const peopleRefusals = defineRefusals({
  account_unknown: {
    status: 422,
    message: {
      en: 'Nobody has an account with this email address yet. Please have them register first.',
      pt: 'Ainda ninguém tem conta com este e-mail. Peça à pessoa que se registe primeiro.',
      es: 'Nadie tiene todavía una cuenta con este correo. Pide a la persona que se registre primero.',
      fr: 'Personne n’a encore de compte avec cette adresse. Demandez-lui d’abord de s’inscrire.',
      de: 'Mit dieser E-Mail-Adresse hat noch niemand ein Konto. Bitte lassen Sie die Person sich zuerst registrieren.',
      it: 'Nessuno ha ancora un account con questa e-mail. Chiedi prima alla persona di registrarsi.',
      zh: '此邮箱尚未注册账户，请先让对方注册。',
      ja: 'このメールアドレスのアカウントはまだありません。先に登録してもらってください。',
    },
  },
  last_owner: {
    status: 409,
    message: {
      en: 'A restaurant needs an owner. Please make somebody else one first.',
      pt: 'Um restaurante precisa de um proprietário. Nomeie outro primeiro.',
      es: 'Un restaurante necesita un propietario. Nombra antes a otro.',
      fr: 'Un restaurant a besoin d’un propriétaire. Nommez d’abord quelqu’un d’autre.',
      de: 'Ein Restaurant braucht einen Inhaber. Bitte ernennen Sie zuerst jemand anderen.',
      it: 'Un ristorante ha bisogno di un titolare. Nominane prima un altro.',
      zh: '餐厅必须有店主，请先指定其他店主。',
      ja: 'レストランにはオーナーが必要です。先に別の方をオーナーにしてください。',
    },
  },
});
