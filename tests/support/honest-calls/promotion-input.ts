/** A promotion of ten percent, as the staff send it. */
export const promotionInput = (productId: string) => ({
  name: { en: 'Summer', pt: 'Verão' },
  description: { en: 'A little less for everything.', pt: 'Um pouco menos por tudo.' },
  type: 'PercentageDiscountOrder',
  discountValue: 10,
  couponCode: `S${Math.random().toString(36).slice(2, 10).toUpperCase()}`,
  pointsCost: null,
  minOrderValue: 12,
  applicableProductIds: [productId],
  buyQuantity: null,
  getQuantity: null,
  validFrom: null,
  validUntil: '2026-09-01T00:00:00Z',
  maxUses: 1000,
  maxUsesPerCustomer: null,
  displayToCustomers: true,
  isActive: true,
});
