import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Writes tests/support/stripe-document.json: what Stripe's reference says of the calls that payments make, as JSON schemas. Read from the
 * types of its SDK, which Stripe generates from its published API document (`node_modules/stripe/OPENAPI_VERSION`) and gives out under the
 * MIT licence, so that the extract is of the very version that the SDK pins. Run it after an update of the SDK.
 */
const CALLS: readonly [call: string, file: string, params: string | null, answer: string][] = [
  ['GET /v1/account', 'Accounts', null, 'Account'],
  ['POST /v1/checkout/sessions', 'Checkout/Sessions', 'SessionCreateParams', 'Session'],
  ['GET /v1/checkout/sessions', 'Checkout/Sessions', 'SessionListParams', 'Session[]'],
  ['GET /v1/checkout/sessions/{id}', 'Checkout/Sessions', 'SessionRetrieveParams', 'Session'],
  ['POST /v1/checkout/sessions/{id}/expire', 'Checkout/Sessions', 'SessionExpireParams', 'Session'],
  ['GET /v1/payment_intents', 'PaymentIntents', 'PaymentIntentListParams', 'PaymentIntent[]'],
  ['GET /v1/payment_intents/{id}', 'PaymentIntents', 'PaymentIntentRetrieveParams', 'PaymentIntent'],
  ['POST /v1/payment_intents/{id}/capture', 'PaymentIntents', 'PaymentIntentCaptureParams', 'PaymentIntent'],
  ['POST /v1/payment_intents/{id}/cancel', 'PaymentIntents', 'PaymentIntentCancelParams', 'PaymentIntent'],
  ['GET /v1/disputes', 'Disputes', 'DisputeListParams', 'Dispute[]'],
  ['GET /v1/refunds', 'Refunds', 'RefundListParams', 'Refund[]'],
  ['POST /v1/refunds', 'Refunds', 'RefundCreateParams', 'Refund'],
  ['GET /v1/balance_transactions', 'BalanceTransactions', 'BalanceTransactionListParams', 'BalanceTransaction[]'],
  ['GET /v1/payouts', 'Payouts', 'PayoutListParams', 'Payout[]'],
  ['GET /v1/webhook_endpoints', 'WebhookEndpoints', 'WebhookEndpointListParams', 'WebhookEndpoint[]'],
  ['POST /v1/webhook_endpoints', 'WebhookEndpoints', 'WebhookEndpointCreateParams', 'WebhookEndpoint'],
  ['DELETE /v1/webhook_endpoints/{id}', 'WebhookEndpoints', null, 'DeletedWebhookEndpoint'],
];

/** Parts that may be missing or null and are kept all the same. All others of the kind are left out: nobody here sends or reads them. */
const KEPT = new Set([
  ...[
    'PaymentIntent',
    'Charge',
    'Refund',
    'Dispute',
    'Payout',
    'ApiList',
    'CustomerDetails',
    'TotalDetails',
    'PaymentMethodDetails',
    'Outcome',
  ],
  ...[
    'PaymentMethodOptions',
    'PaymentMethodData',
    'PaymentIntentData',
    'Card',
    'Paypal',
    'MbWay',
    'Checks',
    'FraudDetails',
  ],
  ...['LineItem', 'PriceData', 'ProductData', 'RangeQueryParam', 'Metadata', 'MetadataParam', 'EnhancedEligibility'],
]);

type Schema = Record<string, unknown>;

const root = new URL('../../', import.meta.url);
const resources = new URL('node_modules/stripe/esm/resources/', root).pathname;
const program = ts.createProgram([new URL('node_modules/stripe/esm/stripe.esm.node.d.ts', root).pathname], {
  ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  ...{ strict: true, skipLibCheck: true, types: [] },
});
const checker = program.getTypeChecker();

/** Schemas of one direction: parameters travel as texts. */
class Schemas {
  readonly definitions: Record<string, Schema> = {};
  readonly #isForm: boolean;

  constructor(isForm: boolean) {
    this.#isForm = isForm;
  }

  of(type: ts.Type, isOptional = false, isKept = false): Schema {
    const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const isNullable = parts.some(({ flags }) => flags & ts.TypeFlags.Null);
    const literals = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
    const others = parts.filter((part) => !part.isStringLiteral() && !isOpenEnum(part, literals.length > 0));
    const schemas = others.flatMap((part) => {
      const isLeftOut =
        (isOptional || isNullable || isExpandable(parts, part)) && isPart(part) && !KEPT.has(nameOf(part)) && !isKept;
      return isLeftOut ? [] : [this.#one(part)];
    });
    const all = [...(literals.length > 0 ? [{ enum: literals }] : []), ...unique(schemas)];
    return all.length === 1 ? (all[0] as Schema) : { anyOf: all };
  }

  #one(type: ts.Type): Schema {
    const { flags } = type;
    if (flags & ts.TypeFlags.BooleanLike) return this.#isForm ? { enum: ['true', 'false'] } : { type: 'boolean' };
    if (flags & ts.TypeFlags.NumberLike)
      return this.#isForm ? { type: 'string', pattern: '^-?[0-9]+$' } : { type: 'integer' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (flags & ts.TypeFlags.StringLike || type.isIntersection()) return { type: 'string' };
    const item = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
    if (item) return { type: 'array', items: this.of(item) };
    const values = type.getStringIndexType();
    if (values) return { type: 'object', additionalProperties: this.of(values) };
    return this.#named(type);
  }

  #named(type: ts.Type): Schema {
    const name = checker
      .typeToString(type, undefined, ts.TypeFormatFlags.UseFullyQualifiedType)
      .replace(/import\("[^"]*"[^)]*\)\./g, '')
      .replace(/[^\w.]/g, '_');
    if (!this.definitions[name]) {
      const schema: Schema = { type: 'object' };
      this.definitions[name] = schema;
      const properties = type.getProperties();
      const shown = properties.map((property) => {
        const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
        return {
          name: property.name,
          isOptional,
          schema: this.of(checker.getTypeOfSymbol(property), isOptional, nameOf(type) === 'PaymentMethodOptions'),
        };
      });
      const kept = shown.filter(({ schema: { anyOf } }) => !(Array.isArray(anyOf) && anyOf.length === 0));
      schema['properties'] = Object.fromEntries(kept.map(({ name: key, schema: of }) => [key, of]));
      schema['required'] = kept.filter(({ isOptional }) => !isOptional).map(({ name: key }) => key);
      schema['additionalProperties'] = false;
    }
    return { $ref: `#/$defs/${name}` };
  }
}

/** Enums are open in the SDK, so that a client does not fail by a value to come: here those that are known count. */
function isOpenEnum(part: ts.Type, hasLiterals: boolean): boolean {
  return hasLiterals && part.isIntersection();
}

function isExpandable(parts: readonly ts.Type[], part: ts.Type): boolean {
  return parts.length > 1 && parts.some(({ flags }) => flags & ts.TypeFlags.String) && isPart(part);
}

function isPart(type: ts.Type): boolean {
  return Boolean(type.flags & ts.TypeFlags.Object) && !checker.isArrayType(type);
}

const nameOf = (type: ts.Type) => (type.aliasSymbol ?? type.symbol).name;

function unique(schemas: readonly Schema[]): Schema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

function declarationIn(node: ts.Node, name: string): ts.InterfaceDeclaration | undefined {
  return ts.forEachChild(node, (each) => {
    if (ts.isInterfaceDeclaration(each)) return each.name.text === name ? each : undefined;
    return ts.isModuleDeclaration(each) || ts.isModuleBlock(each) ? declarationIn(each, name) : undefined;
  });
}

/** A type of one of Stripe's files. */
function typeOf(file: string, name: string): ts.Type {
  const source = program.getSourceFile(`${resources}${file}.d.ts`);
  const found = source && declarationIn(source, name);
  if (!found) throw new Error(`no ${name} in ${file}`);
  return checker.getTypeAtLocation(found);
}

const forms = new Schemas(true);
const answers = new Schemas(false);
const calls = CALLS.map(([call, file, params, answer]) => {
  const name = answer.replace('[]', '');
  const one = answers.of(typeOf(file, name));
  const list = {
    type: 'object',
    properties: {
      object: { enum: ['list'] },
      data: { type: 'array', items: one },
      has_more: { type: 'boolean' },
      url: { type: 'string' },
    },
    ...{ required: ['object', 'data', 'has_more', 'url'], additionalProperties: false },
  };
  const none = { type: 'object', properties: {}, additionalProperties: false };
  return { call, request: params ? forms.of(typeOf(file, params)) : none, answer: answer.endsWith('[]') ? list : one };
});
const version = readFileSync(new URL('node_modules/stripe/OPENAPI_VERSION', root), 'utf8').trim();
const origin =
  'Extracted from the types of the npm package stripe, copyright Stripe, Inc., MIT licence: see tests/generate/stripe-document.ts';
const document = { origin, version, calls, requests: forms.definitions, answers: answers.definitions };
writeFileSync(new URL('tests/support/stripe-document.json', root), `${JSON.stringify(document)}\n`);
