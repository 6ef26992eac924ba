/** An email has inline styles, which our policy forbids, so it has its own: no scripts, and nothing loaded that is not named. */
export const mailResponse = (html: string, ...further: string[]): Response =>
  new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        ...further,
      ].join("; "),
    },
  });
