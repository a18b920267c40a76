#!/usr/bin/env node
import '../dist/uci/main-node.js'
