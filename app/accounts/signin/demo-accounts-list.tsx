import { Form } from "react-router";
import { demoAccounts, demoPassword } from "#app/accounts/demo-accounts.ts";
import { Button } from "#app/ui/actions/button.tsx";

export function DemoAccounts() {
  return (
    <section aria-labelledby="demo-accounts" className="border-t border-line pt-6 text-sm">
      <h2 id="demo-accounts" className="font-semibold">
        Demonstration accounts
      </h2>
      <p className="mt-1 text-ink-2">{`Password: ${demoPassword}`}</p>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {demoAccounts.map(({ role, email }) => (
          <li key={email}>
            <Form
              method="post"
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
            >
              <input type="hidden" name="mode" value="signin" />
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={demoPassword} />
              <span className="min-w-0 truncate">{email}</span>
              <Button variant="secondary" size="sm" aria-label={`Sign in as ${role}`}>
                {role}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
