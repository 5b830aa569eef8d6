/** An error as Stripe words it. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;

  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }

  get body(): object {
    const { type, code, message } = this;
    return { error: { type, message, ...(code && { code }) } };
  }
}
