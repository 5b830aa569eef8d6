import { addressInput } from '../../../contract/addresses.ts';
import { type AddressFields, type AddressInputName, addressInputOf } from './address-fields.ts';

/** Names of messages in the section `fields`. */
export type AddressErrors = Partial<Record<AddressInputName, string>>;

/** What the contract refuses; empty when the address may be sent. Apart, for the schema weighs more than the form. */
export function addressErrors(fields: AddressFields): AddressErrors {
  const issues = addressInput.safeParse(addressInputOf(fields)).error?.issues ?? [];
  const errors: AddressErrors = {};
  for (const { path, message } of issues) errors[path[0] as AddressInputName] ??= message;
  return errors;
}
