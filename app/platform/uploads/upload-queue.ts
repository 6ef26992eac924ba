import { explainFailure } from "./explain-failure.ts";
import { type PendingAttachments, pendingAttachments } from "./pending-attachments.ts";
import { type Sending, sendFile } from "./send-file.ts";
import { type AttachResult, showableFileName, type UploadKind } from "./upload.ts";

export interface UploadItem {
  key: string;
  name: string;
  state: "waiting" | "sending" | "attaching" | "failed" | "refused";
  progress: number;
  message: string;
}

export interface UploadHandlers {
  check: (file: File) => string | null;
  attach: (uploadId: string, name: string) => Promise<AttachResult>;
  onAttached: (name: string) => void;
}

interface Work {
  file: File | null;
  uploadId: string | null;
  sending: Sending | null;
}

const atOnce = 2;

export class UploadQueue {
  readonly #kind: UploadKind;
  readonly #scope: string;
  readonly #send: typeof sendFile;
  readonly #pending: PendingAttachments;
  readonly #works = new Map<string, Work>();
  readonly #running = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #items: readonly UploadItem[] = [];
  #handlers: UploadHandlers | null = null;

  constructor(
    kind: UploadKind,
    scope: string,
    send = sendFile,
    pending = pendingAttachments(kind, scope),
  ) {
    this.#kind = kind;
    this.#scope = scope;
    this.#send = send;
    this.#pending = pending;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly list = (): readonly UploadItem[] => this.#items;

  /** The handlers of the latest render. The first time, uploads that were complete when the page closed are attached. */
  connect(handlers: UploadHandlers): void {
    const isFirst = this.#handlers === null;
    this.#handlers = handlers;
    if (!isFirst) return;
    for (const { uploadId, name } of this.#pending.list())
      this.#add(newItem(name), { file: null, uploadId, sending: null });
    this.#startNext();
  }

  readonly add = (files: Iterable<File>): void => {
    for (const file of files) {
      const refusal = this.#handlers?.check(file) ?? null;
      const item = newItem(showableFileName(file.name));
      this.#add(refusal === null ? item : { ...item, state: "refused", message: refusal }, {
        file,
        uploadId: null,
        sending: null,
      });
    }
    this.#startNext();
  };

  readonly retry = (key: string): void => {
    this.#update(key, { state: "waiting", message: "" });
    this.#startNext();
  };

  readonly retryFailed = (): void => {
    for (const { key, state } of this.#items) if (state === "failed") this.retry(key);
  };

  readonly cancel = (key: string): void => {
    const work = this.#works.get(key);
    work?.sending?.cancel();
    if (work?.uploadId) this.#pending.remove(work.uploadId);
    this.#forget(key);
    this.#startNext();
  };

  /** Files are added in the order in which they were chosen: the first photo is the cover. */
  #isEarlierOnItsWay(key: string): boolean {
    const earlier = this.#items.slice(
      0,
      this.#items.findIndex((item) => item.key === key),
    );
    return earlier.some(({ state }) => state === "sending" || state === "attaching");
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  #startNext(): void {
    for (const { key, state } of this.#items) {
      if (this.#running.size >= atOnce) return;
      if (state === "waiting" && !this.#running.has(key)) void this.#run(key);
    }
  }

  async #run(key: string): Promise<void> {
    const work = this.#works.get(key)!;
    const { name } = this.#items.find((item) => item.key === key)!;
    this.#running.add(key);
    try {
      const uploadId = work.uploadId ?? (await this.#sendFile(key, work, name));
      if (uploadId === null || !this.#works.has(key)) return;
      this.#update(key, { state: "attaching", progress: 1 });
      while (this.#isEarlierOnItsWay(key)) await this.#nextChange();
      if (!this.#works.has(key)) return;
      const result = await this.#handlers!.attach(uploadId, name);
      if (result.ok || !result.canRetry) this.#pending.remove(uploadId);
      if (result.ok) {
        this.#forget(key);
        this.#handlers!.onAttached(name);
      } else
        this.#update(key, {
          state: result.canRetry ? "failed" : "refused",
          message: result.message,
        });
    } catch (error) {
      this.#update(key, explainFailure(error, name));
    } finally {
      this.#running.delete(key);
      this.#startNext();
    }
  }

  async #sendFile(key: string, work: Work, name: string): Promise<string | null> {
    if (!work.file) return null;
    this.#update(key, { state: "sending" });
    work.sending = this.#send(work.file, {
      kind: this.#kind,
      scope: this.#scope,
      onProgress: (progress) => this.#update(key, { progress }),
    });
    const uploadId = await work.sending.done;
    if (!this.#works.has(key)) return null;
    work.uploadId = uploadId;
    this.#pending.add({ uploadId, name });
    return uploadId;
  }

  #add(item: UploadItem, work: Work): void {
    this.#works.set(item.key, work);
    this.#set([...this.#items, item]);
  }

  #forget(key: string): void {
    this.#works.delete(key);
    this.#running.delete(key);
    this.#set(this.#items.filter((item) => item.key !== key));
  }

  #update(key: string, change: Partial<UploadItem>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #set(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

const newItem = (name: string): UploadItem => ({
  key: crypto.randomUUID(),
  name,
  state: "waiting",
  progress: 0,
  message: "",
});
