/** Whom `setupForm` makes the owner. */
export const SETUP_OWNER = { email: 'nova@example.test', password: 'Fresh-Dough-1' };

/** The form that opens a restaurant, filled in. */
export const setupForm = {
  name: 'Casa <Nova>',
  slug: 'casa-nova',
  contentLanguage: 'pt',
  currency: 'EUR',
  timezone: 'Europe/Lisbon',
  street: 'Rua Nova 1',
  postcode: '1000-001',
  city: 'Lisboa',
  country: 'Portugal',
  phone: '+351 912 345 678',
  ownerName: 'Nova Silva',
  ...SETUP_OWNER,
};
