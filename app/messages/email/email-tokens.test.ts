import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openToken, readReplyAddress, replyAddress, sealToken } from "./email-tokens.server.ts";

const secrets = fc.string({ minLength: 32, maxLength: 64 });
const seats = fc.record({
  conversationId: fc.uuid(),
  seat: fc.constantFrom("buyer", "owner", "broker"),
});
const domain = "reply.relevo.example";

describe("a reply address", () => {
  test("leads back to its thread and person, even after a rotation of the secret", () => {
    fc.assert(
      fc.property(seats, secrets, secrets, (seat, secret, next) => {
        const address = replyAddress(secret, domain, seat);
        expect(readReplyAddress([secret], domain, address)).toEqual(seat);
        expect(readReplyAddress([next, secret], domain, address)).toEqual(seat);
      }),
    );
  });

  test("survives a mail server that changes its case", () => {
    fc.assert(
      fc.property(seats, secrets, (seat, secret) => {
        const loud = replyAddress(secret, domain, seat).toUpperCase();
        expect(readReplyAddress([secret], domain, ` ${loud} `)).toEqual(seat);
      }),
    );
  });

  test("is valid for every mail server and reveals no id", () => {
    fc.assert(
      fc.property(seats, secrets, (seat, secret) => {
        const [local, ...rest] = replyAddress(secret, domain, seat).split("@");
        expect(rest).toEqual([domain]);
        expect(local).toMatch(/^reply\+[a-z2-7]{47}$/);
        for (const part of seat.conversationId.split("-").filter(({ length }) => length > 4))
          expect(local).not.toContain(part);
      }),
    );
  });

  test("differs in every part between two people, so that neither can forge the other's", () => {
    fc.assert(
      fc.property(seats, seats, secrets, ({ conversationId, seat }, other, secret) => {
        fc.pre(seat !== other.seat);
        const first = replyAddress(secret, domain, { conversationId, seat });
        const second = replyAddress(secret, domain, { conversationId, seat: other.seat });
        const same = [...first].filter((letter, at) => letter === second[at]).length;
        expect(same).toBeLessThan(domain.length + "reply+@".length + 20);
      }),
    );
  });

  test("is void with one letter changed, removed or added, and with another secret or domain", () => {
    fc.assert(
      fc.property(seats, secrets, secrets, fc.nat(), fc.nat(30), (seat, secret, other, at, by) => {
        fc.pre(secret !== other);
        const address = replyAddress(secret, domain, seat);
        const token = address.slice(6, address.indexOf("@"));
        const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
        const place = at % token.length;
        const letter = alphabet[(alphabet.indexOf(token[place]!) + 1 + by) % 32]!;
        const changed = token.slice(0, place) + letter + token.slice(place + 1);
        const forged = [changed, token.slice(0, -1), `${token}a`, token.slice(1), ""];
        for (const one of forged)
          expect(readReplyAddress([secret], domain, `reply+${one}@${domain}`)).toBeNull();
        expect(readReplyAddress([other], domain, address)).toBeNull();
        expect(readReplyAddress([secret], "other.example", address)).toBeNull();
      }),
    );
  });

  test("is parsed from any text without an error", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readReplyAddress(["s".repeat(32)], domain, `reply+${text}@${domain}`)).toBeNull();
        expect(readReplyAddress(["s".repeat(32)], domain, text)).toBeNull();
      }),
    );
  });
});

describe("a sealed token", () => {
  test("has one purpose and carries up to 32 bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 32 }), secrets, (data, secret) => {
        const token = sealToken(secret, "one", data);
        expect(openToken([secret], "one", token)).toEqual(Buffer.from(data));
        expect(openToken([secret], "two", token)).toBeNull();
      }),
    );
  });

  test("is null if it is too long, empty or without data", () => {
    const secret = "s".repeat(32);
    for (const token of ["", "a".repeat(19), "a".repeat(101), "a".repeat(100)])
      expect(openToken([secret], "one", token)).toBeNull();
  });
});
