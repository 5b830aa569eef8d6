/** The 340 px file of a dish's picture: carts and orders store the address of the largest that was made of it. */
export function smallPicture(address: string): string {
  return address.replace(/-\d+\.webp$/, '-340.webp');
}
