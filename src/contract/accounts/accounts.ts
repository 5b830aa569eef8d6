import * as z from 'zod/mini';
import { MAX } from '../../domain/limits.ts';
import { isLongEnoughName } from '../../domain/name.ts';
import { PASSWORD_DIGIT, PASSWORD_MIN_LENGTH, PASSWORD_SPECIAL } from '../../domain/people/password.ts';
import { isProfilePhone, plainPhone } from '../../domain/people/phone.ts';
import { STAFF_ROLES } from '../../domain/people/staff-roles.ts';
import { emailField } from '../email-field.ts';
import { id, ofAnyObject } from '../primitives.ts';
import { oneLine } from '../texts.ts';
import { address } from './addresses.ts';

/* Messages of these checks are names of sentences: browser and server look the sentence up in the reader's language. */

export const loginInput = z.object({
  email: emailField,
  password: z
    .string('password_required')
    .check(
      z.minLength(1, 'password_required'),
      z.minLength(PASSWORD_MIN_LENGTH.login, 'password_min_6'),
      z.maxLength(MAX.password, 'password_too_long'),
    ),
});

export const newPassword = z
  .string('password_required')
  .check(
    z.minLength(1, 'password_required'),
    z.minLength(PASSWORD_MIN_LENGTH.register, 'password_min_8'),
    z.maxLength(MAX.password, 'password_too_long'),
    z.regex(PASSWORD_DIGIT, 'password_needs_number'),
    z.regex(PASSWORD_SPECIAL, 'password_needs_special'),
  );

/** Letters greet by the name, and go to an address that nobody has proved to be one's own: no name is to advertise a page. */
const isNoLink = z.refine<string>((name) => !/:\/\/|\bwww\./i.test(name), 'name_no_link');

export const personName = z
  .string('name_required')
  .check(oneLine, z.minLength(1, 'name_required'), z.maxLength(MAX.name, 'name_too_long'), isNoLink);

export const registerInput = z
  .object({
    name: personName,
    email: emailField,
    password: newPassword,
    confirmPassword: z.string('confirm_required').check(z.minLength(1, 'confirm_required')),
    acceptedTerms: z.literal(true, 'terms_required'),
  })
  .check(
    z.refine((v) => !v.confirmPassword || v.password === v.confirmPassword, {
      error: 'passwords_differ',
      path: ['confirmPassword'],
      when: ofAnyObject,
    }),
  );

export const sessionAnswer = z.object({ accessToken: z.string(), message: z.string() });
export const accessTokenAnswer = z.object({ accessToken: z.string() });

export const affiliation = z.object({
  restaurantId: z.string(),
  points: z.int(),
  /** The user's role at this restaurant. */
  role: z.enum(['customer', ...STAFF_ROLES]),
});

export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  restaurantAffiliations: z.array(affiliation),
  savedAddresses: z.array(address),
  defaultAddress: z.nullable(address),
  /** Ids of favourite products of this restaurant. */
  favoriteProducts: z.array(z.string()),
  /** They order without an account; missing: this is an account. */
  isGuest: z.optional(z.literal(true)),
  /** They sign in with a provider alone; missing: the account has a password, or is a guest’s. */
  hasNoPassword: z.optional(z.literal(true)),
});
export const userAnswer = z.object({ data: z.object({ user }) });
export const affiliationsAnswer = z.object({ data: z.object({ restaurantAffiliations: z.array(affiliation) }) });
export const favoritesAnswer = z.object({ data: z.object({ favoriteProducts: z.array(z.string()) }) });
export const favoriteParams = z.object({ productId: id });

export const profileInput = z.object({
  name: z.optional(
    z
      .string()
      .check(oneLine, z.refine(isLongEnoughName, 'name_min_2'), z.maxLength(MAX.name, 'name_too_long'), isNoLink),
  ),
  phoneNumber: z.optional(
    z.nullable(
      z.string().check(
        z.overwrite(plainPhone),
        z.refine((v) => v === '' || isProfilePhone(v), 'phone_invalid'),
      ),
    ),
  ),
});

export const changePasswordInput = z.object({
  currentPassword: z
    .string('password_required')
    .check(z.minLength(1, 'password_required'), z.maxLength(MAX.password, 'password_too_long')),
  newPassword: z
    .string('password_required')
    .check(
      z.minLength(1, 'password_required'),
      z.minLength(PASSWORD_MIN_LENGTH.change, 'new_password_min_6'),
      z.maxLength(MAX.password, 'password_too_long'),
    ),
});

export const accountCopyAnswer = z.object({ data: z.object({ copy: z.looseObject({}) }) });

export const forgotPasswordInput = z.object({ email: emailField });
export const resetPasswordInput = z.object({
  token: z.string().check(z.minLength(1, 'token_required'), z.maxLength(200, 'token_required')),
  password: newPassword,
});
export const messageAnswer = z.object({ message: z.string() });

export type LoginInput = z.infer<typeof loginInput>;
export type RegisterInput = z.infer<typeof registerInput>;
export type ProfileInput = z.infer<typeof profileInput>;
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;
export type User = z.infer<typeof user>;
export type Affiliation = z.infer<typeof affiliation>;
