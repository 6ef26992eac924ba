import type { ComponentProps } from "react";
import { Form } from "react-router";
import type { LoadedUser } from "#app/admin/users/load-user-detail.server.ts";
import { areaNames, TypeBadge, VerificationBadge } from "#app/admin/users/user-badges.tsx";
import { maxUserReason } from "#app/admin/users/user-intent.ts";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { dialogCommand } from "#app/ui/overlays/dialog-command.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";

interface UserHeaderProps {
  detail: LoadedUser;
  isWorking: boolean;
}

export function UserHeader({ detail: { user, may }, isWorking }: UserHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-5 border-b border-line pb-8">
      <Avatar name={user.name} src={user.avatar} className="size-20 text-2xl" />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="display text-3xl wrap-anywhere">{user.name}</h1>
        <p className="mt-2 flex flex-wrap gap-2">
          <TypeBadge userType={user.userType} />
          <VerificationBadge flags={user} />
          {user.userType === "admin" && user.adminAreas && (
            <Badge tone="warning">{areaNames(user.adminAreas)}</Badge>
          )}
          {user.deactivatedAt && <Badge tone="danger">Deactivated</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {may.change && (
          <ButtonLink to={`/admin/users/${user.id}/edit`} icon={<Icon name="pencil" />}>
            Edit User
          </ButtonLink>
        )}
        {may.impersonation && (
          <ButtonLink to={may.impersonation} variant="secondary">
            View as
          </ButtonLink>
        )}
        {may.deactivate &&
          (user.deactivatedAt ? (
            <Form method="post">
              <input type="hidden" name="intent" value="reactivate" />
              <Button variant="secondary" pending={isWorking}>
                Reactivate User
              </Button>
            </Form>
          ) : (
            <Deactivation name={user.name} isWorking={isWorking} />
          ))}
      </div>
    </header>
  );
}

function Deactivation({ name, isWorking }: { name: string; isWorking: boolean }) {
  const id = "deactivate";
  return (
    <>
      <Button
        variant="danger"
        {...(dialogCommand(id, "show-modal") as ComponentProps<typeof Button>)}
      >
        Deactivate User
      </Button>
      <Dialog id={id} title={`Deactivate ${name}?`}>
        <Form method="post" className="flex flex-col gap-5">
          <input type="hidden" name="intent" value="deactivate" />
          <ul className="list-disc ps-5">
            <li>All their sessions end now, and they can't sign in.</li>
            <li>Their active listings leave the market, and monthly renewals stop.</li>
            <li>They get an email, without the reason.</li>
          </ul>
          <p>You can reactivate them later. Listings whose term still runs come back then.</p>
          <TextArea
            label="Reason"
            name="reason"
            rows={3}
            required
            maxLength={maxUserReason}
            hint="Only administrators see it."
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button
              variant="secondary"
              {...(dialogCommand(id, "close") as ComponentProps<typeof Button>)}
            >
              Cancel
            </Button>
            <Button variant="danger" pending={isWorking}>
              Deactivate
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
