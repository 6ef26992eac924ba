import { replyAddress } from "#app/messages/email/email-tokens.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { postmarkRequest } from "#test/provider-emails.ts";
import {
  aDocxOfLongNames,
  aDocxOfOnePart,
  aDocxOfOpenTags,
  aDocxWithFalseSize,
  aLargeAvif,
  aPdfOfOpenObjects,
  aPictureOfTags,
} from "#test/worst-files.ts";
import { addresses } from "#test/addresses/address-list.ts";
import { aClient, type Client } from "#test/addresses/client.ts";
import { anActor, makeFixtures, type Fixtures, type Role } from "#test/addresses/actors.ts";
import { forms } from "#test/addresses/forms.ts";
import { pages } from "#test/addresses/pages.ts";
import { fill, fillFields, type FormRow, intentFields } from "#test/addresses/rows.ts";
import type { User } from "#test/factories.ts";
import { sessionSecret } from "../../e2e/server.ts";
import { sessionCookie } from "../../e2e/session.ts";
import { ask, upload } from "../upload.ts";

export const replyDomain = "reply.relevo.example";
export const inboundEmailSecret = "a-secret-for-emails-of-the-bench";

export interface Attack {
  name: string;
  send(): Promise<unknown>;
}

/** What patterns, parsers and escapes are slow on, repeated as often as fits. */
const runs = ["a", " ", "\n", "@", "<", ">", "&", "=", "%", "+", "/", "\\", ".", "-", "_", '"', "'"]
  .concat(["(", ")", "[", "]", "{", "}", "|", "$", "#", "?", "*", ":", ";", ",", "0", "é", "😀"])
  .concat(["a ", "a@", "a.", "a-", "<a ", "1 ", "1-", "http://", "www.", "\r\n", "> ", "--x\r\n"]);

const bodies: [name: string, type: string, body: () => string][] = [
  ["pairs without a value", "application/x-www-form-urlencoded", () => "a&".repeat(512_000)],
  ["ampersands", "application/x-www-form-urlencoded", () => "&".repeat(1_000_000)],
  ["pairs", "application/x-www-form-urlencoded", () => "a=b&".repeat(256_000)],
  ["percent signs", "application/x-www-form-urlencoded", () => `a=${"%".repeat(1_000_000)}`],
  ["escapes", "application/x-www-form-urlencoded", () => `a=${"%41".repeat(340_000)}`],
  ["boundaries", "multipart/form-data; boundary=x", () => "--x\r\n".repeat(200_000)],
  ["part headers", "multipart/form-data; boundary=x", () => `--x\r\n${"a: b\r\n".repeat(170_000)}`],
  ["parts", "multipart/form-data; boundary=x", () => `${aPart.repeat(20_000)}--x--\r\n`],
  ["brackets", "application/json", () => "[".repeat(1_000_000)],
];
const aPart = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';

/** Every endpoint with its worst input; in a sample, each endpoint with a few of them. */
export async function listAttacks(
  db: Db,
  origin: string,
  thoroughness: "sample" | "all",
): Promise<Attack[]> {
  const sample: Sample = (items, size, from) =>
    thoroughness === "all"
      ? items
      : Array.from({ length: size }, (_, step) => items[(from * size + step) % items.length]!);
  const stage = await setStage(db);
  return [
    ...attackBodies(stage, sample),
    ...attackFields(stage, thoroughness === "all" ? forms : oneOfEachIntent(), sample),
    ...attackAddresses(stage, sample),
    ...attackWithEmails(stage, origin, sample),
    ...attackWithFiles(stage, origin),
  ];
}

type Sample = <Item>(items: Item[], size: number, from: number) => Item[];

interface Stage {
  fixtures: Fixtures;
  actor(role: Role): Promise<{ person: User | null; client: Client }>;
  /** Whoever changed something is replaced: they may have closed their account or sold their business. */
  replace(role: Role): Promise<void>;
  cookieOf(person: User): Promise<string>;
}

const overHttp = (path: string, init: RequestInit) => fetch(`${process.env.E2E_URL}${path}`, init);

async function setStage(db: Db): Promise<Stage> {
  const actors = new Map<Role, ReturnType<Stage["actor"]>>();
  const enter = async (role: Role) => {
    const person = await anActor(db, role, stage.fixtures);
    return { person, client: aClient(overHttp, person && (await sessionCookie(db, person))) };
  };
  const stage: Stage = {
    fixtures: await makeFixtures(db),
    cookieOf: (person) => sessionCookie(db, person),
    actor(role) {
      if (!actors.has(role)) actors.set(role, enter(role));
      return actors.get(role)!;
    },
    async replace(role) {
      actors.delete(role);
      if (role === "owner") stage.fixtures = await makeFixtures(db);
    },
  };
  return stage;
}

/** Bodies that are none of our forms, to every address that accepts one. */
function attackBodies(stage: Stage, sample: Sample): Attack[] {
  const rows = [...new Map(forms.map((row) => [row.address, row])).values()];
  const webhooks = [
    "/webhooks/stripe",
    "/webhooks/email",
    `/webhooks/email?secret=${inboundEmailSecret}`,
  ];
  const targets = [
    ...webhooks.map((path) => ({ address: path, path: () => path, role: "nobody" as const })),
    ...rows.map((row) => ({
      address: row.address,
      path: () => pathOf(row, stage),
      role: roleOf(row),
    })),
  ];
  return targets.flatMap(({ address, path, role }, at) =>
    sample(bodies, 1, at).map(([what, type, body]) => ({
      name: `POST ${address}: ${what}`,
      send: async () => {
        const { client } = await stage.actor(role);
        await client.post(path(), body(), type);
      },
    })),
  );
}

/** Forms as people send them, with every text as long as a strange one might be. */
function attackFields(stage: Stage, rows: readonly FormRow[], sample: Sample): Attack[] {
  return rows.flatMap((row, at) =>
    sample(runs, 1, at).map((run) => ({
      name: `POST ${row.address} (${row.intent ?? "form"}: ${row.what}), fields of ${JSON.stringify(run)}`,
      send: async () => {
        const role = roleOf(row);
        const { person, client } = await stage.actor(role);
        const { fixtures } = stage;
        const given = fillFields(row.fields, fixtures, person ?? fixtures.owner);
        const fields = Object.entries(given).map(([name, value]) => {
          const isFixed =
            typeof value !== "string" || intentFields.includes(name) || isIdOrChoice(value);
          return [name, isFixed ? value : repeat(run, fieldLength)] as const;
        });
        const { status } = await client.send(
          pathOf(row, stage),
          Object.fromEntries(fields),
          row.isJson,
        );
        if (status < 400) await stage.replace(role);
      },
    })),
  );
}

/** What else is known of a form differs in fields that are overwritten here: it is read in the same way. */
const oneOfEachIntent = (): FormRow[] => [
  ...new Map(
    forms.toReversed().map((row) => [`${row.address} ${row.intent}`, row] as const),
  ).values(),
];

/** Every address with long paths and long parameters. */
function attackAddresses(stage: Stage, sample: Sample): Attack[] {
  return addresses.flatMap(({ pattern }, at) =>
    sample(runs, 1, at).map((run) => ({
      name: `GET ${pattern} with ${JSON.stringify(run)}`,
      send: async () => {
        const role = pattern.startsWith("/admin") ? "admin" : "owner";
        const { client } = await stage.actor(role);
        const page = pages.find(({ address }) => address === pattern);
        const path = page ? fill(page.path, stage.fixtures) : pattern;
        const long = encodeURIComponent(repeat(run, 300)).slice(0, 3_300);
        const parameters = parameterNames.map((name) => `${name}=${long.slice(0, 300)}`);
        const requests = [
          `${path.split("?")[0]}?${parameters.join("&")}`,
          `${path.split("?")[0]}?q=${long}`,
          pattern.replace(/[:*].*/, "") + long,
        ];
        for (const request of sample(requests, 1, at)) await client.ask(request);
      },
    })),
  );
}

/** Responses for the owner, so that the whole input is parsed. */
function attackWithEmails(stage: Stage, origin: string, sample: Sample): Attack[] {
  return sample(runs, 6, 0).map((run) => ({
    name: `email of ${JSON.stringify(run)}`,
    send: async () => {
      const { owner, conversation } = stage.fixtures;
      const reply = { conversationId: conversation, seat: "owner" } as const;
      const to = replyAddress(sessionSecret, replyDomain, reply);
      const { query, headers, body } = postmarkRequest(
        { from: owner.email, to, text: repeat(run, 200_000) },
        inboundEmailSecret,
      );
      await ask(`${origin}/webhooks/email${query}`, 200, { method: "POST", headers, body });
    },
  }));
}

/** Files that are slow to parse, from a user who may upload. */
function attackWithFiles(stage: Stage, origin: string): Attack[] {
  const files: [kind: "photo" | "document", name: string, make: () => Made][] = [
    ["photo", "large.avif", aLargeAvif],
    ["photo", "tags.jpg", aPictureOfTags],
    ["document", "tags.docx", aDocxOfOpenTags],
    ["document", "size.docx", aDocxWithFalseSize],
    ["document", "entries.docx", aDocxOfOnePart],
    ["document", "names.docx", aDocxOfLongNames],
    ["document", "objects.pdf", () => aPdfOfOpenObjects(2_000)],
  ];
  return files.map(([kind, name, make]) => ({
    name: `upload of ${name}`,
    send: async () => {
      const { owner, draft } = stage.fixtures;
      const cookie = await stage.cookieOf(owner);
      const uploadId = await upload({ origin, cookie }, kind, name, await make());
      await ask(`${origin}/account/listings/${draft.id}/${kind}s/change`, 422, {
        method: "POST",
        headers: { cookie },
        body: new URLSearchParams({ intent: "attach", upload: uploadId }),
      });
    },
  }));
}

type Made = Uint8Array | Promise<Uint8Array>;

const parameterNames = ["q", "search", "sort", "page", "returnTo", "ids", "area", "draft", "token"];
/** Longer than a message, and short enough for the whole form to be parsed. */
const fieldLength = 6_000;

const repeat = (run: string, length: number): string =>
  run.repeat(Math.ceil(length / run.length)).slice(0, length);

const isIdOrChoice = (value: string): boolean => /^[0-9a-f]{8}-|^[a-z_-]{0,20}$/.test(value);

const pathOf = ({ path }: FormRow, { fixtures }: Stage): string => fill(path, fixtures);

/** A permitted sender: a request rejected by a guard tests nothing. */
const roleOf = ({ expected }: FormRow): Role =>
  (["owner", "admin", "buyer", "nobody"] as const).find((role) => expected[role] < 400) ?? "owner";
