import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import type { SignedDocument } from "./signed-document.ts";

/** Renders the stored text. Null if the server is too busy. */
export async function makeSignedPdf(
  person: string,
  document: SignedDocument,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const drawn = await takeTurn(person, () =>
    runFileTask<Uint8Array<ArrayBuffer>>({
      name: "signed-document",
      bytes: new Uint8Array(),
      options: document,
    }),
  );
  return drawn instanceof Uint8Array ? drawn : null;
}
