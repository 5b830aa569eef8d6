/** The tags that group operations in the API's document, in reading order. */
export const TAGS = [
  { name: 'restaurants', description: 'The restaurant’s public record: name, hours, colours, contact.' },
  { name: 'menu', description: 'Categories and products.' },
  { name: 'promotions', description: 'Offers, coupons and rewards for points.' },
  { name: 'highlights', description: 'The slides of the home page.' },
  { name: 'reviews', description: 'Customers’ reviews and the restaurant’s replies.' },
  { name: 'auth', description: 'Registration, sign-in, sign-out, token refresh, forgotten passwords.' },
  { name: 'account', description: 'The signed-in customer: profile, points, favourites.' },
  { name: 'addresses', description: 'Saved addresses, and the search for new ones.' },
  { name: 'cart', description: 'Checking a cart against the current menu.' },
  { name: 'orders', description: 'Placing, reading and cancelling one’s own orders.' },
  { name: 'staff', description: 'For the restaurant’s staff.' },
  { name: 'web-vitals', description: 'Page-speed reports from browsers, where the server asks for them.' },
  { name: 'translations', description: 'The restaurant’s texts in other languages.' },
];
