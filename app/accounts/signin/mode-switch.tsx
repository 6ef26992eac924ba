import { Link } from "react-router";
import { signInReason } from "./sign-in-reason.ts";

export type SignInMode = "signin" | "signup";

const modes: { mode: SignInMode; label: string }[] = [
  { mode: "signin", label: "Sign In" },
  { mode: "signup", label: "Sign Up" },
];

/** Two addresses, so that switching discards the other form's messages. */
export function ModeSwitch({ mode, origin }: { mode: SignInMode; origin: string | null }) {
  const reason = signInReason(origin, mode);
  return (
    <header className="flex flex-col gap-6">
      <nav aria-label="Sign in or sign up">
        <ul className="grid grid-cols-2 gap-1 rounded-surface bg-sunken p-1">
          {modes.map((choice) => (
            <li key={choice.mode}>
              <Link
                to={{ pathname: "/signin", search: query(choice.mode, origin) }}
                replace
                aria-current={choice.mode === mode ? "page" : undefined}
                className="flex min-h-11 items-center justify-center rounded-control font-semibold text-ink-2 hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-[inset_0_0_0_1px_var(--line)]"
              >
                {choice.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h1 className="display text-4xl">{mode === "signin" ? "Sign In" : "Sign Up"}</h1>
        {reason && <p className="mt-3 text-lg font-medium">{reason}</p>}
        {(mode === "signup" || !reason) && (
          <p className="mt-3 text-ink-2">
            {mode === "signin"
              ? "Good to see you again."
              : "Create a free account to save businesses, message owners and sell your own."}
          </p>
        )}
      </div>
    </header>
  );
}

function query(mode: SignInMode, origin: string | null): string {
  const search = new URLSearchParams();
  if (mode === "signup") search.set("mode", "signup");
  if (origin) search.set("returnTo", origin);
  return search.toString();
}
