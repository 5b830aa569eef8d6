import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTwilio } from '../../../tests/support/twilio-server.ts';
import { type Twilio, twilioOf, twilioPort } from './twilio-port.ts';

describe('Twilio', () => {
  let server: Awaited<ReturnType<typeof startTwilio>>;
  beforeEach(async () => {
    server = await startTwilio();
  });
  afterEach(() => server.close());
  const port = (other: Partial<Twilio> = {}) => twilioPort({ ...(twilioOf(server.settings) as Twilio), ...other });
  const NUMBER = '+447700900123';

  it('writes a text message, which it forgets when it is of no use any more', async () => {
    await port().text(NUMBER, { words: 'Käse & 麺', lifeS: 900 });
    expect(server.sent).toEqual([
      {
        resource: 'Messages',
        form: { To: NUMBER, From: server.account.from, Body: 'Käse & 麺', ValidityPeriod: '900' },
      },
    ]);
  });

  it('cuts what is longer than a message may be', async () => {
    await port().text(NUMBER, { words: 'x'.repeat(2000), lifeS: 900 });
    expect(server.sent[0]?.form['Body']).toHaveLength(1600);
  });

  it('calls and says the words twice, in their language, whatever signs they have', async () => {
    await port().call(NUMBER, { words: 'Café "R&B" <1>', language: 'de' });
    expect(server.sent[0]?.form['Twiml']).toBe(
      '<Response><Pause length="1"/><Say language="de-DE" loop="2">Café &quot;R&amp;B&quot; &lt;1&gt;</Say></Response>',
    );
  });

  it.each([
    ['ringing', null],
    ['completed', true],
    ['busy', false],
    ['no-answer', false],
  ] as const)('knows of a call that is %s whether somebody picked up: %s', async (status, isAnswered) => {
    server.callStatus = status;
    const call = await port().call(NUMBER, { words: 'x', language: 'en' });
    expect(await port().isAnswered(call)).toBe(isAnswered);
  });

  it('says by number and words why it refuses, and that this is final', async () => {
    const refused = port().text('07700900123', { words: 'x', lifeS: 900 });
    await expect(refused).rejects.toMatchObject({
      message: "Twilio: 400 21211 The 'To' number 07700900123 is not a valid phone number.",
      isUndone: false,
    });
    await expect(port({ token: 'another' }).text(NUMBER, { words: 'x', lifeS: 900 })).rejects.toMatchObject({
      message: 'Twilio: 401 20003 Authenticate',
    });
  });

  it('has done nothing where it is asked too often, and says when to ask again', async () => {
    Object.assign(server, { mode: 'busy', retryAfter: 7 });
    await expect(port().text(NUMBER, { words: 'x', lifeS: 900 })).rejects.toMatchObject({
      isUndone: true,
      waitMs: 7000,
    });
  });

  it('has done nothing where nobody listens at its address', async () => {
    await server.close();
    await expect(port().text(NUMBER, { words: 'x', lifeS: 900 })).rejects.toMatchObject({ isUndone: true });
  });

  it.each(['lost', 'off'] as const)('may have done it where its answer is %s', async (mode) => {
    server.mode = mode;
    await expect(port().text(NUMBER, { words: 'x', lifeS: 900 })).rejects.toMatchObject({ isUndone: false });
  });

  it('is not there where a server’s operator has no account', () => {
    expect(twilioOf({ TWILIO_FROM: '+15005550006' })).toBeNull();
  });
});
