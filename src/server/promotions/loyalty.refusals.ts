import { defineRefusals } from '../platform/refusal.ts';

export const loyaltyRefusals = defineRefusals({
  not_enough_points: {
    status: 409,
    message: {
      en: 'This reward costs {cost} points; you have {points}.',
      pt: 'Esta recompensa custa {cost} pontos; tem {points}.',
      es: 'Esta recompensa cuesta {cost} puntos; tienes {points}.',
      fr: 'Cette récompense coûte {cost} points ; vous en avez {points}.',
      de: 'Diese Prämie kostet {cost} Punkte; Sie haben {points}.',
      it: 'Questo premio costa {cost} punti; ne hai {points}.',
      zh: '该奖励需要 {cost} 积分，您现有 {points} 积分。',
      ja: 'このポイント特典には{cost}ポイント必要です。現在のポイントは{points}です。',
    },
  },
});
