/** The trattoria's menu, with every kind of dish and of option group. */
export const trattoriaMenu = {
  categories: [
    { key: 'pizza', name: { en: 'Pizzas', pt: 'Pizas' } },
    { key: 'pasta', name: { en: 'Pasta', pt: 'Massas' } },
    { key: 'drinks', name: { en: 'Drinks', pt: 'Bebidas' } },
    { key: 'winter', name: { en: 'Winter', pt: 'Inverno' }, isActive: false },
  ],
  optionGroups: [
    {
      // Single choice, required, with a default.
      key: 'size',
      name: { en: 'Size', pt: 'Tamanho' },
      min: 1,
      max: 1,
      values: [
        { key: 'small', label: { en: 'Small', pt: 'Pequena' }, priceAdjustment: -1.5 },
        { key: 'regular', label: { en: 'Regular', pt: 'Normal' }, isDefault: true },
        { key: 'large', label: { en: 'Large', pt: 'Grande' }, priceAdjustment: 3 },
      ],
    },
    {
      // Several, optional, with one that is unavailable.
      key: 'extras',
      name: { en: 'Extras', pt: 'Extras' },
      min: 0,
      max: 3,
      values: [
        { key: 'olives', label: { en: 'Olives', pt: 'Azeitonas' }, priceAdjustment: 1 },
        { key: 'basil', label: { en: 'Basil', pt: 'Manjericão' } },
        { key: 'chilli', label: { en: 'Chilli', pt: 'Malagueta' }, priceAdjustment: 0.75 },
        { key: 'truffle', label: { en: 'Truffle', pt: 'Trufa' }, priceAdjustment: 4, isAvailable: false },
      ],
    },
    {
      // Several, at least two.
      key: 'sauces',
      name: { en: 'Sauces', pt: 'Molhos' },
      min: 2,
      max: 3,
      values: [
        { key: 'pesto', label: { en: 'Pesto', pt: 'Pesto' } },
        { key: 'ragu', label: { en: 'Ragù', pt: 'Ragù' }, priceAdjustment: 1.25 },
        { key: 'butter', label: { en: 'Sage butter', pt: 'Manteiga de salva' } },
      ],
    },
    {
      // Single choice, optional.
      key: 'dip',
      name: { en: 'Dip', pt: 'Molho à parte' },
      min: 0,
      max: 1,
      values: [
        { key: 'garlic', label: { en: 'Garlic', pt: 'Alho' }, priceAdjustment: 0.5 },
        { key: 'honey', label: { en: 'Hot honey', pt: 'Mel picante' }, priceAdjustment: 0.8 },
      ],
    },
  ],
  products: [
    {
      key: 'margherita',
      name: 'Margherita',
      description: { en: 'Tomato, mozzarella, basil.', pt: 'Tomate, mozzarella, manjericão.' },
      price: 10,
      picture: null,
      categories: ['pizza'],
      options: ['size', 'extras', 'dip'],
      allergens: ['gluten', 'milk'],
      dietary: ['vegetarian'],
      isFeatured: true,
    },
    {
      key: 'diavola',
      name: 'Diavola',
      description: { en: 'Spicy salami.', pt: 'Salame picante.' },
      price: 12.5,
      picture: null,
      categories: ['pizza'],
      options: ['size', 'extras'],
      allergens: ['gluten', 'milk'],
      dietary: ['spicy'],
    },
    {
      key: 'pasta-trio',
      name: { en: 'Pasta trio', pt: 'Trio de massas' },
      description: { en: 'Pasta with two sauces or three.', pt: 'Massa com dois ou três molhos.' },
      price: 9.95,
      picture: null,
      categories: ['pasta'],
      options: ['sauces'],
      allergens: ['gluten', 'eggs'],
      isFeatured: true,
    },
    {
      key: 'tiramisu',
      name: 'Tiramisù',
      // In the restaurant's language only.
      description: { en: 'Coffee and mascarpone.' },
      price: 5.5,
      picture: null,
      categories: ['pasta'],
      allergens: ['gluten', 'milk', 'eggs'],
    },
    {
      key: 'lemonade',
      name: { en: 'Lemonade', pt: 'Limonada' },
      description: { en: 'Amalfi lemons.', pt: 'Limões de Amalfi.' },
      price: 3.25,
      picture: null,
      categories: ['drinks'],
      dietary: ['vegan', 'gluten-free'],
    },
    {
      key: 'calzone',
      name: 'Calzone',
      description: { en: 'Not today.', pt: 'Hoje não.' },
      price: 11,
      picture: null,
      categories: ['pizza'],
      isAvailable: false,
    },
  ],
};
