import Stripe from 'stripe';
import type { Simulator } from './simulator.ts';

/** Takes the SDK's calls to a simulator in the same process, without a network. */
export function simulatorClient(simulator: Simulator): InstanceType<typeof Stripe.HttpClient> {
  return new (class extends Stripe.HttpClient {
    override getClientName(): string {
      return 'simulator';
    }

    override async makeRequest(
      _host: string,
      _port: string,
      path: string,
      method: string,
      headers: Record<string, unknown>,
      body: string,
    ) {
      const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
      const answer = simulator.answer({ method, path, headers: Object.fromEntries(lower), body: body ?? '' });
      return new SimulatorResponse(answer);
    }
  })();
}

class SimulatorResponse extends Stripe.HttpClientResponse {
  readonly #body: object;

  constructor({ status, body }: { status: number; body: object }) {
    super(status, {});
    this.#body = body;
  }

  override getRawResponse(): unknown {
    return this.#body;
  }

  override toJSON(): Promise<unknown> {
    // A copy: what the SDK does with an answer must not change what is kept.
    return Promise.resolve(structuredClone(this.#body));
  }
}
