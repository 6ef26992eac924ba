import { everything } from "./live-change.ts";

const maxQueuedBytes = 32 * 1024;
const encoder = new TextEncoder();

/** Randomized, or all clients of a restarting server would reconnect at once. */
const retryMs = () => Math.round(1_000 + Math.random() * 4_000);

interface StreamOptions {
  sessionId: string;
  /** The number of the last change that the client has. */
  last: number;
  onEnd(stream: LiveStream): void;
}

export class LiveStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly sessionId: string;
  readonly ended: Promise<void>;
  last: number;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #hasMoved = true;
  #isEnded = false;
  #finish: () => void;

  constructor({ sessionId, last, onEnd }: StreamOptions) {
    this.sessionId = sessionId;
    this.last = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#finish = () => {
      if (this.#isEnded) return;
      this.#isEnded = true;
      onEnd(this);
      resolve();
    };
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => {
          this.#hasMoved = true;
        },
        cancel: () => this.#finish(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: maxQueuedBytes }),
    );
    this.#write(`retry: ${retryMs()}\nid: ${last}\n\n`);
  }

  /** Skips what the client already has. A client with a full buffer gets everything later. */
  send(number: number, topics: readonly string[]): void {
    if (number > this.last && this.#freeBytes() > 0) this.#sendNumber(number, topics);
  }

  /** The client's number differs, because it was away or the database was restored. */
  restart(number: number): void {
    this.#sendNumber(number, [everything]);
  }

  /** Keeps proxies from closing a quiet connection. A client that read nothing since the last one is disconnected. */
  beat(): void {
    const isEmpty = this.#freeBytes() === maxQueuedBytes;
    const isStuck = !this.#hasMoved && !isEmpty;
    this.#hasMoved = isEmpty;
    if (isStuck) this.end();
    else if (this.#freeBytes() > 0) this.#write("event: beat\ndata: -\n\n");
  }

  endSession(): void {
    this.#write("event: ended\ndata: session\n\n");
    this.end();
  }

  end(): void {
    if (this.#isEnded) return;
    this.#finish();
    this.#controller.close();
  }

  #sendNumber(number: number, topics: readonly string[]): void {
    this.last = number;
    this.#write(`id: ${number}\ndata: ${topics.join(" ")}\n\n`);
  }

  #freeBytes(): number {
    return this.#controller.desiredSize ?? 0;
  }

  #write(text: string): void {
    if (!this.#isEnded) this.#controller.enqueue(encoder.encode(text));
  }
}
