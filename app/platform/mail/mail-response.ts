/** An email has inline styles, which our policy forbids, so it has its own: no scripts, nothing loaded. */
export const mailResponse = (html: string, sandbox: string): Response =>
  new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        sandbox,
      ].join("; "),
    },
  });
