/**
 * An email brings its styles with it, which the policy of our pages forbids. So it has an address and a policy of its own: it may
 * be styled and framed by our pages, but runs no script and loads nothing.
 */
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
