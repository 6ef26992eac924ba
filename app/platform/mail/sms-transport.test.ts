import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { byChannel, createSmsTransport } from "#app/platform/mail/sms-transport.ts";
import type { Mail, MailTransport } from "#app/platform/mail/transport.ts";

const message: Mail = {
  id: "0199a1b2-0000-7000-8000-000000000001",
  channel: "sms",
  recipient: "+14165550199",
  subject: "Text message",
  text: "123456 is your code.",
  html: null,
  headers: {},
  attempts: 0,
  lastError: null,
  sentAt: null,
  createdAt: new Date(),
};

let received: { headers: IncomingMessage["headers"]; body: unknown }[];
let status: number;
let url: string;
let stop: () => void;
beforeEach(async () => {
  received = [];
  status = 202;
  const gateway = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(status).end("{}");
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
  stop = () => {
    gateway.close();
    gateway.closeAllConnections();
  };
});
afterEach(() => stop());

it("sends a message to the gateway with an idempotency key", async () => {
  await createSmsTransport(url, "gateway-token").send(message);
  expect(received).toHaveLength(1);
  expect(received[0]!.body).toEqual({ to: "+14165550199", text: "123456 is your code." });
  expect(received[0]!.headers).toMatchObject({
    authorization: "Bearer gateway-token",
    "idempotency-key": message.id,
  });
});

it("fails if the gateway does, so that the job retries", async () => {
  status = 500;
  await expect(createSmsTransport(url, undefined).send(message)).rejects.toThrow("500");
});

it("keeps emails, text messages and push messages separate", async () => {
  const emails: Mail[] = [];
  const mail: MailTransport = {
    async ping() {},
    async send(mail) {
      emails.push(mail);
    },
    close() {},
  };
  const pushed: Mail[] = [];
  const push = {
    async send(mail: Mail) {
      pushed.push(mail);
    },
  };
  const transport = byChannel(mail, createSmsTransport(url, undefined), push);
  await transport.send(message);
  await transport.send({ ...message, channel: "email" });
  await transport.send({ ...message, channel: "push" });
  expect(received).toHaveLength(1);
  expect([...emails, ...pushed].map((mail) => mail.channel)).toEqual(["email", "push"]);
});
