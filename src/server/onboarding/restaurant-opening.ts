import { accountRefusals } from '../accounts/accounts.refusals.ts';
import { limitAttempts, signInLimits } from '../accounts/limit-attempts.ts';
import { hashPassword, verifyPassword } from '../accounts/password-hash.ts';
import { findByEmail, insertUser, type NewUser } from '../accounts/users.repo.ts';
import { takenHost } from '../import/import.repo.ts';
import { importIds } from '../import/import-ids.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { isUniqueViolation, type Tx } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { setRole } from '../team/team.repo.ts';
import { newRestaurant } from './new-restaurant.ts';
import { spendSetupCode } from './setup-codes.ts';
import type { SetupInput } from './setup-input.ts';

/** Why the restaurant was not opened. */
export type SetupTrouble = 'code_spent' | 'slug_taken' | 'password_wrong' | 'too_many_attempts';

class Stopped extends Error {
  readonly trouble: SetupTrouble;
  constructor(trouble: SetupTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

interface Opening {
  code: string;
  input: SetupInput;
  domain: string | null;
  network: string;
}

/**
 * Opens a restaurant with its owner in one transaction, which uses the setup code up (decision 034). If the e-mail address has an
 * account, its holder becomes the owner and must give that account's password. Returns null on success.
 */
export async function openRestaurant(services: Services, opening: Opening): Promise<SetupTrouble | null> {
  try {
    return await tryToOpen(services, opening);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Somebody else has just taken the domain or the e-mail address: the second attempt finds out which.
    return tryToOpen(services, opening);
  }
}

async function tryToOpen(services: Services, { code, input, domain, network }: Opening): Promise<SetupTrouble | null> {
  const now = services.clock();
  const { owner, slug, contentLanguage } = input;
  const proof = await provenAccount(services, { ...owner, network });
  if (typeof proof === 'string') return proof;
  const { known } = proof;
  const account: NewUser = known ?? {
    id: newId(),
    name: owner.name,
    email: owner.email,
    password_hash: await hashPassword('setup', owner.password),
    phone_number: null,
    avatar_url: null,
    language: contentLanguage,
    created_at: now,
    registered_with: importIds(slug).restaurant,
  };
  const turns = [`opening ${slug}`, ...(domain ? [`opening at ${domain}`] : [])];
  const before = async (tx: Tx) => {
    if (!(await spendSetupCode(tx, { code, domain, now }))) throw new Stopped('code_spent');
    for (const turn of turns) await takeTurn(tx, turn);
    const taken = await tx.selectFrom('restaurants').select('id').where('slug', '=', slug).executeTakeFirst();
    if (taken) throw new Stopped('slug_taken');
    if (domain && (await takenHost(tx, importIds(slug).restaurant, [domain]))) throw new Stopped('code_spent');
  };
  const after = async (tx: Tx) => {
    for (const turn of turns) await endTurn(tx, turn);
    await tx
      .updateTable('restaurants')
      .set({ preparing_since: now, message_days: NEW_MESSAGE_DAYS, few_mails: 1 })
      .where('id', '=', importIds(slug).restaurant)
      .execute();
    if (!known) await insertUser(tx, account);
    await setRole(tx, importIds(slug).restaurant, account.id, 'Owner');
  };
  try {
    await importRestaurant(services, { file: newRestaurant(input, domain), baseDir: null }, { before, after });
    return null;
  } catch (error) {
    if (error instanceof Stopped) return error.trouble;
    throw error;
  }
}

/**
 * The existing account of the e-mail address (undefined: none), whose password has been checked. Guesses count as those at
 * sign-in do (decision 018).
 */
async function provenAccount(
  services: Services,
  { email, password, network }: SetupInput['owner'] & { network: string },
): Promise<{ known: UsersTable | undefined } | SetupTrouble> {
  try {
    const proof = await limitAttempts(services, signInLimits({ email, network, device: null }), async () => {
      const known = await findByEmail(services.db, email);
      return !known || (await verifyPassword('setup', known.password_hash, password)) ? { known } : null;
    });
    return proof ?? 'password_wrong';
  } catch (error) {
    if (error instanceof Refusal && error.kind.code === accountRefusals.too_many_attempts.code)
      return 'too_many_attempts';
    throw error;
  }
}

/** For how long a new restaurant keeps messages of its contact form, until it says otherwise. */
const NEW_MESSAGE_DAYS = 180;

/**
 * Makes concurrent openings under the same slug, or on the same domain, wait for each other at the unique key of this row. Otherwise
 * the second one's import would change the first one's restaurant, so that both would own it, or find the domain taken half-way.
 */
async function takeTurn(tx: Tx, turn: string): Promise<void> {
  await tx.insertInto('settings').values({ key: turn, value: '' }).execute();
}

async function endTurn(tx: Tx, turn: string): Promise<void> {
  await tx.deleteFrom('settings').where('key', '=', turn).execute();
}
