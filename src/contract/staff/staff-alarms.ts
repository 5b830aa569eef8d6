import * as z from 'zod/mini';
import { TONES } from '../../domain/orders/alarms.ts';
import { isProfilePhone, plainPhone } from '../../domain/people/phone.ts';
import { id, instant, language } from '../primitives.ts';
import { pushSubscription, webAddress } from '../push-subscription.ts';
import { line } from '../texts.ts';
import { version, versionIfKnown } from './staff-versions.ts';
import { clock } from './time-of-day.ts';

const minutes = z.int('minutes_invalid').check(z.minimum(1, 'minutes_invalid'), z.maximum(24 * 60, 'minutes_invalid'));
/** A browser's subscription, with a name to know the device by. */
export const deviceInput = z.object({ name: line(80), language, ...pushSubscription.shape });
const staffDevice = z.object({
  _id: z.string(),
  name: z.string(),
  /** Who has added it. */
  who: z.string(),
  /** Hash of its endpoint, by which a browser knows itself in the list. */
  fingerprint: z.string(),
  addedAt: instant,
  /** When a message was last taken for it; null: never. */
  rungAt: z.nullable(instant),
  /** Whether its push service refused the last one. */
  isInTrouble: z.boolean(),
});
/** `publicKey`: the server's at push services, with which a browser subscribes. */
export const staffDevices = z.object({ publicKey: z.string(), devices: z.array(staffDevice) });
export const staffDevicesAnswer = z.object({ data: staffDevices });
export const staffDeviceParams = z.object({ id });
export const calledPersonParams = z.object({ id });

const phone = z.string().check(z.overwrite(plainPhone), z.refine(isProfilePhone, 'phone_invalid'));
const hours = z
  .object({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from !== to, { error: 'time_invalid', path: ['to'] }));
/** Somebody whom the last step calls, or sends a text message. */
const calledPerson = z.object({
  /** Missing for somebody new. */
  _id: z.optional(id),
  name: line(80),
  phone,
  by: z.enum(['call', 'text']),
  /** When not, by the restaurant's clock, over midnight too; null: always. */
  quiet: z.nullable(hours),
});
const MOST_PEOPLE = 10;

const ladder = {
  /** When devices ring although a board is connected; null: not while one is. Without one they ring after 70 seconds. */
  pushAfterMinutes: z.nullable(minutes),
  webhookAfterMinutes: minutes,
  /** null: there is none. */
  webhookUrl: z.nullable(webAddress(500)),
  /** Sent along, for a gateway that calls or writes to it. */
  webhookPhone: z.nullable(phone),
  /** Missing: there is no telephone at this server. In a change: they stay as they are. */
  people: z.optional(z.array(calledPerson).check(z.maxLength(MOST_PEOPLE))),
};
/** What a board does while an order waits. */
export const boardSound = z.object({
  tone: z.enum(TONES),
  volume: z.int().check(z.minimum(10), z.maximum(100)),
  untilAnswered: z.boolean(),
});
export const alarms = z.extend(boardSound, ladder);
export const alarmsChange = z.extend(alarms, versionIfKnown);
/** `webhookKey` is what its signatures are made with: another address gets another. */
export const alarmsAnswer = z.object({
  data: z.extend(alarms, {
    version,
    webhookKey: z.nullable(z.string()),
    /** When people were last called or texted, and whether that failed, or nobody picked up; missing: nobody was. */
    reached: z.optional(
      z.array(
        z.object({
          ...{ _id: z.string(), at: instant, isInTrouble: z.boolean() },
          /** Twice, if an order waited. */
          isUnanswered: z.optional(z.literal(true)),
        }),
      ),
    ),
  }),
});
export const alarmTestAnswer = z.object({ data: z.object({ isQueued: z.boolean() }) });

export type DeviceInput = z.infer<typeof deviceInput>;
export type StaffDevice = z.infer<typeof staffDevice>;
export type StaffDevices = z.infer<typeof staffDevices>;
export type PersonToCall = z.infer<typeof calledPerson>;
export type StaffAlarms = z.infer<typeof alarms>;
export type StaffAlarmsRecord = z.infer<typeof alarmsAnswer>['data'];
