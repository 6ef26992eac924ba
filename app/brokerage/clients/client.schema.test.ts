import { expect, test } from "vitest";
import { clientSchema } from "./client.schema.ts";

const named = (name: string) =>
  clientSchema.safeParse({ name, email: "olga@example.com", listingId: "1" });

test.each(["Olga Owens", "O’Neill & Sons Ltd.", "9123-4567 Québec Inc.", "李 小龍"])(
  "%s can be a client",
  (name) => {
    expect(named(name)).toMatchObject({ success: true, data: { name } });
  },
);

test.each(["Win at evil.example.com", "https://evil.test/x", "write to me@evil.com", " \u0000 "])(
  "%s is no name: strangers are greeted by it",
  (name) => {
    expect(named(name).success).toBe(false);
  },
);

test("a line break in a name starts no header", () => {
  expect(named("Olga\r\nBcc: x").data?.name).toBe("Olga Bcc: x");
});
