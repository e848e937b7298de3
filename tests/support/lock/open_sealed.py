"""Opens a sealed page by PROTOCOL.md alone: a second implementation, in another language.

Usage: open_sealed.py < input.json > page.json
Input: {"password", "signer" (or null), "signed": {"manifest", "signature"}, "page", "scope"}.
Needs the packages `cryptography` and `bcrypt`; exits with 3 where they are missing.
"""

import base64
import hashlib
import json
import struct
import sys
import unicodedata
import zlib

try:
    import bcrypt
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import load_der_private_key
except ImportError as missing:
    print(f"missing: {missing.name}", file=sys.stderr)
    sys.exit(3)

METHOD = "docs-lock/1"
P256 = ec.SECP256R1()


def bound(*words):
    return "\0".join([METHOD, *words]).encode()


def point(raw):
    return ec.EllipticCurvePublicKey.from_encoded_point(P256, raw)


def derive(material, salt, purpose):
    info = f"{METHOD} {purpose}".encode()
    return HKDF(hashes.SHA256(), 32, salt, info).derive(material)


def opened(key, blob, binding):
    return AESGCM(key).decrypt(blob[:12], blob[12:], binding)


def digest(values):
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def scope_digest(scope):
    names = ["id", "kind", "hash", "kekSalt", "pub", "priv", "signer", "epk", "wrap"]
    entries = [[entry.get(name, "") for name in names] for entry in scope["entries"]]
    return digest([scope["scope"], scope["generation"], scope["hint"], entries])


def page_digest(page, scope):
    return digest([page["doc"], scope["scope"], page["data"], page.get("hashes") or []])


def trusted(signed, signer):
    """Returns the manifest if its signature is valid and its key is that of the signer."""
    manifest = json.loads(signed["manifest"])
    raw = base64.b64decode(signed["signature"])
    halves = [int.from_bytes(half, "big") for half in (raw[:32], raw[32:])]
    point(base64.b64decode(manifest["key"])).verify(
        utils.encode_dss_signature(*halves),
        bound("manifest", signed["manifest"]),
        ec.ECDSA(hashes.SHA256()),
    )
    if signer is not None and (manifest["by"], manifest["key"]) != ("author", signer):
        raise ValueError("signed by another key than the author's")
    return manifest


def require_parts(manifest, page, scope):
    wanted = {
        f"scope {scope['scope']}": scope_digest(scope),
        f"page {page['doc']}": page_digest(page, scope),
    }
    for name, value in wanted.items():
        if manifest["parts"].get(name) != value:
            raise ValueError(f"{name} is not what was signed")
    if manifest["generation"] != scope["generation"]:
        raise ValueError("the list is of another build")


def content_key(entry, scope, password):
    secret = bcrypt.hashpw(password, entry["kekSalt"].encode())
    kek = derive(secret, entry["id"].encode(), "kek")
    words = ["priv", entry["id"], entry["pub"]] + ([entry["signer"]] if entry.get("signer") else [])
    der = opened(kek, base64.b64decode(entry["priv"]), bound(*words))
    own = load_der_private_key(der, None)
    epk, pub = base64.b64decode(entry["epk"]), base64.b64decode(entry["pub"])
    wrap = derive(own.exchange(ec.ECDH(), point(epk)), epk + pub, "wrap")
    binding = bound("ck", scope["scope"], entry["id"], scope["generation"])
    return opened(wrap, base64.b64decode(entry["wrap"]), binding)


def unframed(frame):
    (length,) = struct.unpack(">I", frame[:4])
    if length > len(frame) - 4:
        raise ValueError("the frame is shorter than it says")
    return frame[4 : 4 + length]


def main():
    given = json.load(sys.stdin)
    page, scope = given["page"], given["scope"]
    password = unicodedata.normalize("NFC", given["password"]).encode()
    require_parts(trusted(given["signed"], given["signer"]), page, scope)
    for entry in scope["entries"]:
        if len(entry["hash"]) == 60 and bcrypt.checkpw(password, entry["hash"].encode()):
            break
    else:
        raise ValueError("no password of the scope is this one")
    if given["signer"] is not None and entry.get("signer", given["signer"]) != given["signer"]:
        raise ValueError("the password vouches for another key")
    key = content_key(entry, scope, password)
    blob = base64.b64decode(page["data"])
    small = unframed(opened(key, blob, bound("page", scope["scope"], page["doc"])))
    payload = json.loads(zlib.decompress(small, -15))
    json.dump(payload, sys.stdout, ensure_ascii=False)


main()
