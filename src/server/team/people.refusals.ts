import { defineRefusals } from '../platform/refusal.ts';

export const peopleRefusals = defineRefusals({
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
