import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { baseHeaders, contentSecurityPolicy, inlineScriptHashes } from "./security-headers.ts";
import { processorTimeOf } from "#test/processor-time.ts";

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;

describe("inlineScriptHashes", () => {
  it("hashes every inline script once, byte for byte", () => {
    const first = "window.a = 'é';\n  let b = 1 < 2;";
    const second = "import('/assets/x.js')";
    const html = `<script>${first}</script><p>x</p><script type="module" async="">${second}</script><script nonce="">${first}</script>`;
    expect(inlineScriptHashes(html)).toBe(`${hashOf(first)} ${hashOf(second)}`);
  });

  it("excludes our own files, and structured data, which does not run", () => {
    const html = `<script src="/assets/a.js"></script><script type="module" src="/assets/b.js"></script><script type="application/ld+json">{"@type":"Product"}</script>`;
    expect(inlineScriptHashes(html)).toBe("");
  });

  it("is not fooled by attributes that resemble a source, or by structured data beside it", () => {
    const html = `<script type="application/ld+json">{"a":1}</script><script data-src="x">one</script><script>two src="x"</script>`;
    expect(inlineScriptHashes(html)).toBe(`${hashOf("one")} ${hashOf('two src="x"')}`);
  });

  it("includes an empty script, which browsers hash as well", () => {
    expect(inlineScriptHashes("<script></script>")).toBe(hashOf(""));
  });

  it("gives structured data no hash", () => {
    const html = `<script type="application/ld+json">{"name":"<script>alert(1)//"}</script><script>ours</script>`;
    expect(inlineScriptHashes(html)).toBe(hashOf("ours"));
  });

  it("takes linear time on a crafted page", () => {
    const time = processorTimeOf(() => {
      inlineScriptHashes("<script".repeat(20_000));
      inlineScriptHashes(`<script${" src".repeat(20_000)}`);
      inlineScriptHashes("<script>".repeat(20_000));
    });
    expect(time).toBeLessThan(1_000);
  });
});

describe("the content security policy", () => {
  it("allows only the named scripts", () => {
    const policy = new Map(
      contentSecurityPolicy("'nonce-abc'")
        .split("; ")
        .map((line) => [line.split(" ")[0], line.split(" ").slice(1).join(" ")]),
    );
    expect(policy.get("script-src")).toBe("'self' 'nonce-abc'");
    expect(policy.get("default-src")).toBe("'self'");
    expect(policy.get("object-src")).toBe("'none'");
    expect(policy.get("base-uri")).toBe("'none'");
    expect(policy.get("frame-ancestors")).toBe("'none'");
    expect(policy.get("form-action")).toBe(
      "'self' https://checkout.stripe.com https://billing.stripe.com",
    );
    expect(policy.get("style-src")).toBe("'self'");
  });

  it("never allows unsafe scripts, with or without inline ones", () => {
    for (const scripts of ["", hashOf("x"), "'nonce-abc'"]) {
      const line = /script-src [^;]*/.exec(contentSecurityPolicy(scripts))![0];
      expect(line).not.toMatch(/unsafe|\*|data:|http/);
      expect(line).toBe(line.trim());
    }
  });
});

describe("the headers of every response", () => {
  it("require https for two years, on https only", () => {
    expect(Object.fromEntries(baseHeaders(true))["strict-transport-security"]).toMatch(
      /max-age=63072000/,
    );
    expect(Object.fromEntries(baseHeaders(false))).not.toHaveProperty("strict-transport-security");
  });

  it("forbid content sniffing and framing", () => {
    expect(Object.fromEntries(baseHeaders(false))).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
  });
});
