import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemCodes } from "#app/programs/api/requests/problem.ts";
import { useApi } from "#test/api-world.ts";
import { aConversation, aMessage, anAccessToken, aSeller } from "#test/factories.ts";
import { aPicture } from "#test/pictures.ts";
import { withDatabase } from "#test/with-database.ts";
import { errorAdvice } from "./developers-text.ts";
import { examples } from "./examples.ts";

const run = promisify(execFile);

test("there is advice for every error code", () => {
  expect(Object.keys(errorAdvice).toSorted()).toEqual(problemCodes.toSorted());
});

withDatabase((world) => {
  const { app } = useApi(world);
  let folder: string;
  let server: Server;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "relevo-examples-"));
    await aPicture().jpeg().toFile(join(folder, "front.jpg"));
    server = createServer(getRequestListener(app().fetch)).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("the examples for a shell run as they are shown", async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const lead = await aConversation(db, { ownerId });
    await aMessage(db, lead);
    const { port } = server.address() as { port: number };
    const token = await anAccessToken(db, ownerId);
    let listing = "";
    const answers = [];
    for (const { command } of examples) {
      const variables = `TOKEN=${token} LEAD=${lead.id} LISTING=${listing}`;
      const line = `${command(`http://127.0.0.1:${port}/api/v1`)} --silent --show-error --fail`;
      const { stdout } = await run("sh", ["-c", `${variables}\n${line}`], { cwd: folder });
      const answer = JSON.parse(stdout);
      if (answer.status === "pending") listing = answer.id;
      answers.push(answer);
    }
    expect(answers).toMatchObject([
      { name: "Office system" },
      { status: "pending", cityTown: "Guelph" },
      { askingPrice: { kind: "amount", amount: 425_000 } },
      { cover: true },
      { data: [{ id: lead.id }] },
      { isMine: true },
    ]);
  });
});
