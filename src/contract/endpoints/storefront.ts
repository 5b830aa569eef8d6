import {
  categoriesAnswer,
  mostOrderedAnswer,
  productAnswer,
  productParams,
  productsAnswer,
  productsQuery,
} from '../menu.ts';
import { textFile } from '../primitives.ts';
import { restaurantAnswer, slugParams } from '../restaurants.ts';
import { API_BASE } from '../transport.ts';
import { endpoint } from './endpoint.ts';

export const getRestaurant = endpoint('GET', '/restaurants/public/:slug', {
  summary: 'Get the public configuration of a restaurant',
  tag: 'restaurants',
  params: slugParams,
  answer: restaurantAnswer,
  isRevalidated: true,
  servers: [{ url: API_BASE }],
  refusals: ['restaurant_unknown'],
});

export const getRestaurantStyles = endpoint('GET', '/restaurants/public/:slug/styles.css', {
  summary: 'Get the restaurant’s colours as CSS custom properties, light and dark',
  tag: 'restaurants',
  params: slugParams,
  answer: textFile,
  isRevalidated: true,
  produces: ['text/css'],
  refusals: ['restaurant_unknown'],
});

export const listCategories = endpoint('GET', '/categories', {
  summary: 'List the active categories, in menu order',
  tag: 'menu',
  answer: categoriesAnswer,
  isRevalidated: true,
});

export const listProducts = endpoint('GET', '/products', {
  summary: 'List the products on the menu, in menu order',
  tag: 'menu',
  query: productsQuery,
  answer: productsAnswer,
  isRevalidated: true,
});

export const listMostOrdered = endpoint('GET', '/products/most-ordered', {
  summary: 'List the ids of the products that most orders of the last thirty days had',
  tag: 'menu',
  answer: mostOrderedAnswer,
});

export const getProduct = endpoint('GET', '/products/:id', {
  summary: 'Get a product of this restaurant',
  tag: 'menu',
  params: productParams,
  answer: productAnswer,
  isRevalidated: true,
  refusals: ['product_unknown'],
});
