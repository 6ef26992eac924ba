import { createECDH } from "node:crypto";
import { expect, it } from "vitest";
import { decryptPush } from "#test/stand-ins/decrypt-push.ts";
import { encryptPush } from "#app/platform/push/encrypt-push.server.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

it("encrypts the example of RFC 8291, Appendix A", () => {
  const sender = createECDH("prime256v1");
  sender.setPrivateKey(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
  const message = encryptPush(
    "When I grow up, I want to be a watermelon",
    {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    { salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"), sender },
  );
  expect(message.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it("can be decrypted by the browser alone and differs every time", () => {
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const keys = {
    p256dh: browser.getPublicKey("base64url"),
    auth: Buffer.alloc(16, 7).toString("base64url"),
  };
  const message = encryptPush("Ça va ? 🎉", keys);
  expect(encryptPush("Ça va ? 🎉", keys)).not.toEqual(message);
  expect(decryptPush(message, browser, keys.auth)).toBe("Ça va ? 🎉");
});
