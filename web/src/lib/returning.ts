/** Coming back from another browser: phrases and passkeys. */
import { api } from "./api";
import type { Me, WaysBack } from "./types";

/** Whether this page may use passkeys: they belong to a host name and need a secure page. */
export function passkeys(): boolean {
  return isSecureContext && "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential && !/^[\d.]+$|:/.test(location.hostname);
}

/** Make a passkey for this person; null if the person thinks better of it. */
export async function makePasskey(): Promise<WaysBack | null> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  return made ? api.addPasskey((made as PublicKeyCredential).toJSON()) : null;
}

/** Come back by a passkey; null if the person thinks better of it. */
export async function usePasskey(alone: boolean): Promise<Me | null> {
  const { options } = await api.returnOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  const found = await navigator.credentials.get({ publicKey }).catch(() => null);
  return found ? api.returnByPasskey((found as PublicKeyCredential).toJSON(), alone) : null;
}
