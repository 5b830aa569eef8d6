import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * Twilio as its documents have it, for tests: the OpenAPI document of API 2010-04-01 (CreateMessage, CreateCall, FetchCall), its pages on responses and
 * errors, and TwiML's on <Say> and <Pause>. Written from there, and stricter than it has to be: what the document does not name is refused.
 */

/** The fields of the two forms. */
const MESSAGE_FIELDS = [
  ...['To', 'StatusCallback', 'ApplicationSid', 'MaxPrice', 'ProvideFeedback', 'Attempt', 'ValidityPeriod'],
  ...['ForceDelivery', 'ContentRetention', 'AddressRetention', 'SmartEncoded', 'PersistentAction', 'TrafficType'],
  ...['ShortenUrls', 'ScheduleType', 'SendAt', 'SendAsMms', 'ContentVariables', 'RiskCheck', 'From', 'FallbackFrom'],
  ...['MessagingServiceSid', 'Body', 'MediaUrl', 'ContentSid'],
];
const CALL_FIELDS = [
  ...['To', 'From', 'Method', 'FallbackUrl', 'FallbackMethod', 'StatusCallback', 'StatusCallbackEvent'],
  ...['StatusCallbackMethod', 'SendDigits', 'Timeout', 'Record', 'RecordingChannels', 'RecordingStatusCallback'],
  ...['RecordingStatusCallbackMethod', 'SipAuthUsername', 'SipAuthPassword', 'MachineDetection'],
  ...['MachineDetectionTimeout', 'RecordingStatusCallbackEvent', 'Trim', 'CallerId', 'Byoc', 'CallReason', 'CallToken'],
  ...['MachineDetectionSpeechThreshold', 'MachineDetectionSpeechEndThreshold', 'MachineDetectionSilenceTimeout'],
  ...['AsyncAmd', 'AsyncAmdStatusCallback', 'AsyncAmdStatusCallbackMethod', 'RecordingTrack', 'TimeLimit'],
  ...['ClientNotificationUrl', 'Url', 'Twiml', 'ApplicationSid'],
];
const E164 = /^\+[1-9]\d{1,14}$/;
/** The languages of <Say> that the tests' restaurants speak. */
const SAID = ['en-GB', 'pt-PT', 'es-ES', 'fr-FR', 'de-DE', 'it-IT', 'zh-CN', 'ja-JP'];
const TWIML =
  /^<Response>(?:<Pause length="\d+"\/>)?<Say language="([\w-]+)"(?: loop="\d+")?>([^<>]+)<\/Say><\/Response>$/;

interface Account {
  sid: string;
  token: string;
  /** The number that it has bought. */
  from: string;
}

type Answer = [status: number, body: object];

/** An error as every answer but success has it. */
function problem(status: number, code: number, message: string): Answer {
  return [status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }];
}

function checkForm(form: URLSearchParams, known: readonly string[], { from }: Account): Answer | null {
  const names = [...form.keys()];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) return problem(400, 20001, `Unknown parameter ${unknown}`);
  if (new Set(names).size !== names.length) return problem(400, 20001, 'A parameter was given twice');
  const [To, From] = [form.get('To'), form.get('From')];
  if (!To) return problem(400, 21604, "A 'To' phone number is required.");
  if (!E164.test(To)) return problem(400, 21211, `The 'To' number ${To} is not a valid phone number.`);
  if (!From) return problem(400, 21603, "A 'From' phone number is required.");
  if (!E164.test(From)) return problem(400, 21212, `The 'From' number ${From} is not a valid phone number.`);
  if (From !== from) return problem(400, 21606, `The 'From' phone number ${From} is not of this account.`);
  return null;
}

function checkMessage(form: URLSearchParams): Answer | null {
  const body = form.get('Body');
  if (!body) return problem(400, 21602, 'Message body is required.');
  if (body.length > 1600) return problem(400, 21617, 'The concatenated message body exceeds the 1600 character limit.');
  const validity = form.get('ValidityPeriod');
  const isValid = validity === null || (/^\d+$/.test(validity) && Number(validity) >= 1 && Number(validity) <= 36_000);
  return isValid ? null : problem(400, 20001, 'ValidityPeriod must be between 1 and 36000');
}

function checkCall(form: URLSearchParams): Answer | null {
  const twiml = form.get('Twiml');
  if (!twiml) return problem(400, 21205, 'Url is required and must be absolute.');
  if (twiml.length > 4000) return problem(400, 20001, 'Twiml exceeds 4000 characters');
  const [, language = ''] = TWIML.exec(twiml) ?? [];
  return SAID.includes(language) ? null : problem(400, 12100, 'Document parse failure');
}

/** What was sent, as a form. */
interface Sent {
  resource: 'Messages' | 'Calls';
  form: Record<string, string>;
}

/** `busy`: 429; `off`: 503; `lost`: does what it is asked, and does not answer. */
type Mode = 'on' | 'busy' | 'off' | 'lost';

/** The words of its document for how far a call is. */
type CallStatus = 'queued' | 'ringing' | 'in-progress' | 'completed' | 'busy' | 'failed' | 'no-answer' | 'canceled';

export async function startTwilio() {
  const account: Account = {
    sid: `AC${'0123456789abcdef'.repeat(2)}`,
    token: 'the-accounts-token',
    from: '+15005550006',
  };
  const basic = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString('base64')}`;
  const sent: Sent[] = [];
  const calls = new Map<string, CallStatus>();
  const server = {
    ...{ mode: 'on' as Mode, retryAfter: null as number | null, asked: 0, sent, account, calls },
    /** How calls end that are begun from now on. */
    callStatus: 'completed' as CallStatus,
  };

  function answer({ method, url, headers }: IncomingMessage, body: string): Answer {
    const fetched = method === 'GET' && /^\/2010-04-01\/Accounts\/([^/]+)\/Calls\/(CA\w{32})\.json$/.exec(url ?? '');
    if (fetched) return shownCall(headers.authorization, fetched[1], fetched[2] ?? '');
    const found = /^\/2010-04-01\/Accounts\/([^/]+)\/(Messages|Calls)\.json$/.exec(url ?? '');
    if (method !== 'POST' || !found) return problem(404, 20404, `The requested resource ${url} was not found`);
    if (headers.authorization !== basic) return problem(401, 20003, 'Authenticate');
    if (found[1] !== account.sid) return problem(404, 20404, `The requested resource ${url} was not found`);
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') {
      return problem(415, 20415, 'Unsupported media type');
    }
    const resource = found[2] as Sent['resource'];
    const form = new URLSearchParams(body);
    const fault =
      checkForm(form, resource === 'Calls' ? CALL_FIELDS : MESSAGE_FIELDS, account) ??
      (resource === 'Calls' ? checkCall(form) : checkMessage(form));
    if (fault) return fault;
    sent.push({ resource, form: Object.fromEntries(form) });
    const sid = `${resource === 'Calls' ? 'CA' : 'SM'}${sent.length.toString(16).padStart(32, '0')}`;
    if (resource === 'Calls') calls.set(sid, server.callStatus);
    return [201, { sid, account_sid: account.sid, status: 'queued', to: form.get('To'), from: form.get('From') }];
  }

  function shownCall(authorization: string | undefined, of: string | undefined, sid: string): Answer {
    if (authorization !== basic) return problem(401, 20003, 'Authenticate');
    const status = of === account.sid ? calls.get(sid) : undefined;
    if (!status) return problem(404, 20404, `The requested resource ${sid} was not found`);
    return [200, { sid, account_sid: account.sid, status, from: account.from, direction: 'outbound-api' }];
  }

  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      server.asked += 1;
      const off = {
        busy: problem(429, 20429, 'Too Many Requests'),
        off: problem(503, 20503, 'Service unavailable'),
      };
      const { mode } = server;
      const [status, body] =
        mode === 'busy' || mode === 'off' ? off[mode] : answer(request, Buffer.concat(parts).toString());
      if (mode === 'lost') return void response.destroy();
      const { retryAfter } = server;
      response
        .writeHead(status, {
          'content-type': 'application/json',
          ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
        })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // It keeps no process alive that has forgotten it.
  http.unref();
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return Object.assign(server, {
    url,
    /** The settings by which a server calls and texts here. */
    settings: {
      TWILIO_URL: url,
      ...{ TWILIO_ACCOUNT_SID: account.sid, TWILIO_AUTH_TOKEN: account.token, TWILIO_FROM: account.from },
    },
    close: () =>
      new Promise<void>((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  });
}
