import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { earlyRoom } from './delivery/early-room.ts'
import { packing } from './delivery/packing.ts'
import { offline } from './offline/plugin.ts'

// The server sends its own policy; this one guards the page on a static host that sends none.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  // The development server needs an inline script for hot reloading, so only the build carries the policy.
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
}

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy, earlyRoom('rooms/play/room.tsx'), offline(), packing()],
  worker: { format: 'es' },
  // The policy allows no data: addresses, so no asset may be inlined as one.
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
})
